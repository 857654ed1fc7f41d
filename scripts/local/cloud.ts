import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TRIGGER_TIMEOUT } from '#shared/domains/identity/account/social.ts';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import { ACCESS_POINT_KEY } from './access-point.ts';
import { type CloudPorts, freePorts } from './cloud-ports.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './create-table.ts';
import { pollQueue } from './events/queue-poller.ts';
import { startSchedules } from './events/schedules.ts';
import { type Poller, pollStream } from './events/stream-poller.ts';
import { type Locate, localRoutes, localSchedules, localWorkers, makeFunction } from './functions.ts';
import { startGateway } from './gateway/server.ts';
import type { Listener } from './http.ts';
import { invoke } from './invoke.ts';
import { JOB_FUNCTIONS, startLambda } from './lambda.ts';
import { HOST } from './ports.ts';
import { type LocalSecrets, localSecrets } from './secrets.ts';
import { ACCOUNT } from './sqs/server.ts';
import {
  FILES_BUCKET,
  MAIL_FROM,
  REPLY_DOMAIN,
  SOCIAL_PROVIDERS,
  type StandIns,
  startStandIns,
  USER_POOL_CLIENT_ID,
  USER_POOL_ID,
} from './stand-ins.ts';
import { tempFolder } from './temp-folder.ts';

export interface CloudOptions {
  /** The folder of the data; without one the data are in memory. */
  readonly dataDir?: string;
  /** The ports; free ones by default. */
  readonly ports?: CloudPorts;
  readonly tableName?: string;
  readonly dynamoEndpoint?: string;
  /** Finds the functions' code. */
  readonly locate: Locate;
  /** The built web application. */
  readonly webDir?: string;
  /** The application's address when another server, such as Vite's, shows its pages. */
  readonly pageBase?: string;
}

export interface Cloud {
  /** Every variable a handler reads. */
  readonly env: Readonly<Record<string, string>>;
  /** `app` is the address for users, `api` that of the functions; both are the same unless Vite serves the pages. */
  readonly urls: { readonly app: string; readonly api: string; readonly inbox: string };
  readonly dynamoPid?: number | undefined;
  /** Resolves when the stream and the queues are empty. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Refuses to start in production: stand-ins check less than AWS, their keys are public, and real data is at risk. */
function refuseProduction(): void {
  if (process.env.NODE_ENV === 'production' || process.env.AWS_EXECUTION_ENV) {
    throw new Error('the embedded cloud is for development and tests; it does not start in production');
  }
}

interface Place {
  readonly dataDir: string | undefined;
  readonly tableName: string;
}

function environment(
  standIns: StandIns,
  lambda: Listener,
  { dataDir, tableName }: Place,
  pageBase: string,
  secrets: LocalSecrets,
) {
  const queueUrl = (name: string) => `${standIns.queues.url}/${ACCOUNT}/${name}`;
  return {
    STAGE: 'local',
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: standIns.dynamo.endpoint,
    AWS_ENDPOINT_URL_S3: standIns.files.url,
    AWS_ENDPOINT_URL_LAMBDA: lambda.url,
    AWS_ENDPOINT_URL_SQS: standIns.queues.url,
    AWS_ENDPOINT_URL_SES: standIns.mail.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: standIns.identity.url,
    TABLE_NAME: tableName,
    ...(dataDir ? {} : { TABLE_IN_MEMORY: '1' }),
    ACCESS_POINT_URL: standIns.accessPoint.url,
    ACCESS_POINT_KEY,
    CARD_PROVIDER_URL: standIns.card.url,
    JOB_FUNCTIONS,
    FILES_BUCKET,
    SEAL_TEST_KEY: join(dataDir ?? tempFolder('seal'), 'seal-test-key.pem'),
    USER_POOL_ID,
    USER_POOL_CLIENT_ID,
    SOCIAL_PROVIDERS: SOCIAL_PROVIDERS.join(','),
    MAIL_FROM,
    REPLY_DOMAIN,
    PAGE_BASE: pageBase,
    ...secrets,
    ...Object.fromEntries(QUEUES.map((name) => [`QUEUE_URL_${name.toUpperCase()}`, queueUrl(name)])),
    // Requests are logged on AWS; here the terminal belongs to the user who started us.
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'WARN',
    POWERTOOLS_SERVICE_NAME: 'backline',
    POWERTOOLS_METRICS_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    POWERTOOLS_TRACE_ENABLED: 'false',
  };
}

/** Handlers run in this process and read its environment; keys of a real account must not reach them. */
function applyEnvironment(env: Readonly<Record<string, string>>): void {
  for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL']) delete process.env[name];
  Object.assign(process.env, env);
}

/** One worker empties all queues of dead letters. */
function deadLetterPollers(locate: Locate, { queues }: StandIns): Poller[] {
  const fn = makeFunction(locate, 'workers', { domain: 'maintenance', operation: 'deadLetters' });
  return [...queues.all.values()].flatMap(({ options: { deadLetter } }) =>
    deadLetter ? [pollQueue(deadLetter.queue, fn, 10)] : [],
  );
}

async function startEvents({ dataDir, locate }: CloudOptions, standIns: StandIns, tableName: string) {
  const stream = makeFunction(locate, 'workers', { domain: 'system', operation: 'stream' });
  const pollers: Poller[] = localWorkers(locate).flatMap(({ queue, fn, batchSize }) => {
    const source = standIns.queues.all.get(queue);
    return source ? [pollQueue(source, fn, batchSize)] : [];
  });
  if (existsSync(locate('system', 'workers', 'stream'))) {
    const { endpoint } = standIns.dynamo;
    const dir = dataDir ? join(dataDir, 'stream') : undefined;
    pollers.unshift(await pollStream({ endpoint, tableName, fn: stream, dir }));
  }
  if (existsSync(locate('maintenance', 'workers', 'dead-letters')))
    pollers.push(...deadLetterPollers(locate, standIns));
  const stopSchedules = startSchedules(localSchedules(locate));
  return {
    // Twice: a message may write, and a write may send a message.
    settled: async () => {
      for (const poller of [...pollers, ...pollers]) await poller.settled();
    },
    stop: async () => {
      stopSchedules();
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
}

/** Map tiles are fetched from a third party only if the environment names one. */
function localTiles() {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution = '' } = process.env;
  return url ? { url, attribution } : undefined;
}

export async function startCloud(options: CloudOptions): Promise<Cloud> {
  refuseProduction();
  const { dataDir, tableName = 'backline', dynamoEndpoint, locate, webDir } = options;
  const ports = options.ports ?? (await freePorts());
  const pageBase = options.pageBase ?? `http://${HOST}:${ports.app}`;
  const origins = [pageBase, pageBase.replace(HOST, 'localhost')];
  const signUp = makeFunction(locate, 'workers', {
    domain: 'account',
    operation: 'preSignUp',
    timeout: TRIGGER_TIMEOUT,
  });
  const standIns = await startStandIns({
    ports,
    dataDir,
    tableName,
    origins,
    dynamoEndpoint,
    preSignUp: (event) => invoke(signUp, event),
  });
  const secrets = localSecrets(dataDir);
  const lambda = await startLambda(locate);
  const env = environment(standIns, lambda, { dataDir, tableName }, pageBase, secrets);
  applyEnvironment(env);
  const mapTiles = localTiles();
  const gateway = await startGateway({
    port: ports.app,
    routes: localRoutes(locate),
    webDir,
    origins: { files: standIns.files.url, identity: standIns.identity.url, tiles: mapTiles?.url },
    settings: {
      corePageBase: pageBase,
      legacyPageBase: pageBase,
      userPoolId: USER_POOL_ID,
      userPoolClientId: USER_POOL_CLIENT_ID,
      userPoolEndpoint: standIns.identity.url,
      social: { domain: standIns.identity.url, providers: SOCIAL_PROVIDERS },
      region: LOCAL_REGION,
      stage: 'local',
      places: Boolean(process.env.GOOGLE_MAPS_KEY),
      mapTiles,
    },
  });
  const events = await startEvents(options, standIns, tableName);
  return {
    env,
    urls: { app: pageBase, api: gateway.url, inbox: standIns.mail.url },
    get dynamoPid() {
      return standIns.dynamo.pid;
    },
    settled: events.settled,
    stop: async () => {
      await gateway.close();
      await events.stop();
      await lambda.close();
      await standIns.stop();
    },
  };
}
