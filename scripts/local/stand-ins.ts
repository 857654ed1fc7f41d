import { join } from 'node:path';
import { CALLBACK_PAGE } from '#shared/domains/identity/account/social.ts';
import { DELIVERIES, QUEUES, type QueueName } from '#shared/kernel/contract/job.ts';
import { workers } from '#shared/workers.ts';
import { startAccessPoint } from './access-point.ts';
import { startCardProvider } from './card/server.ts';
import type { CloudPorts } from './cloud-ports.ts';
import type { HostedOptions } from './cognito/hosted.ts';
import { startCognito } from './cognito/server.ts';
import { createTable, LOCAL_CREDENTIALS } from './create-table.ts';
import { startDynamo } from './dynamo.ts';
import type { Listener } from './http.ts';
import { takeMail } from './inbound-mail.ts';
import { startS3 } from './s3/server.ts';
import { type Mailbox, startSes } from './ses.ts';
import { Queue } from './sqs/queue.ts';
import { startSqs } from './sqs/server.ts';
import { tempFolder } from './temp-folder.ts';

export const FILES_BUCKET = 'backline-files';
export const USER_POOL_ID = 'eu-west-1_backline';
export const USER_POOL_CLIENT_ID = 'backlineweb';
/** Accounts elsewhere that sign users in. */
export const SOCIAL_PROVIDERS = ['Google', 'Microsoft'];
export const MAIL_FROM = 'Backline <no-reply@backline.example>';
export const REPLY_DOMAIN = 'reply.backline.example';
/** Seconds a message is hidden while worked on, at least. */
const MIN_HIDDEN_S = 60;

export interface StandInOptions {
  readonly ports: CloudPorts;
  /** Everything in memory without one. */
  readonly dataDir?: string | undefined;
  readonly tableName: string;
  /** Pages that may talk to files and sign-in from a browser. */
  readonly origins: readonly string[];
  /** The user pool's trigger before it makes a user. */
  readonly preSignUp: HostedOptions['preSignUp'];
  /** A DynamoDB that runs already. */
  readonly dynamoEndpoint?: string | undefined;
}

export interface StandIns {
  readonly dynamo: { readonly endpoint: string; readonly pid?: number };
  readonly files: Listener;
  readonly queues: Listener & { readonly all: ReadonlyMap<QueueName, Queue> };
  readonly mail: Mailbox;
  readonly identity: Listener;
  readonly accessPoint: Listener;
  readonly card: Listener;
  readonly stop: () => Promise<void>;
}

function makeQueues(dataDir: string | undefined): Map<QueueName, Queue> {
  const longest = Math.max(MIN_HIDDEN_S, ...workers.map((w) => w.timeout ?? 0));
  const dir = (name: string) => (dataDir ? join(dataDir, 'queues', name) : undefined);
  const make = (name: QueueName): [QueueName, Queue] => {
    const dead = new Queue({ name: `${name}-dead`, dir: dir(`${name}-dead`), visibilityTimeout: longest });
    const deadLetter = { queue: dead, maxReceives: DELIVERIES };
    return [name, new Queue({ name, dir: dir(name), visibilityTimeout: longest, deadLetter })];
  };
  return new Map(QUEUES.map(make));
}

async function startTable({ ports, dataDir, tableName, dynamoEndpoint }: StandInOptions) {
  const nothing = async () => undefined;
  const dynamo = dynamoEndpoint
    ? { endpoint: dynamoEndpoint, stop: nothing }
    : await startDynamo({ port: ports.dynamo, ...(dataDir ? { dir: join(dataDir, 'dynamodb') } : {}) });
  await createTable(dynamo.endpoint, tableName);
  return dynamo;
}

async function startQueues(port: number, all: Map<QueueName, Queue>): Promise<StandIns['queues']> {
  const every = [...all.values()].flatMap((q) => [q, q.options.deadLetter?.queue ?? q]);
  return { ...(await startSqs({ port, queues: every })), all };
}

/** The services of AWS that the product uses, side by side. */
export async function startStandIns(options: StandInOptions): Promise<StandIns> {
  const { ports, dataDir, origins } = options;
  const filesDir = dataDir ? join(dataDir, 'files') : tempFolder('files');
  const mail = await startSes(ports.inbox, MAIL_FROM, (raw) => receive(raw));
  const accessPoint = await startAccessPoint({
    dir: dataDir ? join(dataDir, 'access-point') : tempFolder('access-point'),
  });
  const card = await startCardProvider({ file: dataDir ? join(dataDir, 'card.json') : undefined });
  const [dynamo, files, queues, identity] = await Promise.all([
    startTable(options),
    startS3({ port: ports.files, dir: filesDir, buckets: [FILES_BUCKET], keys: LOCAL_CREDENTIALS, origins }),
    startQueues(ports.queues, makeQueues(dataDir)),
    startCognito({
      port: ports.identity,
      id: USER_POOL_ID,
      clientId: USER_POOL_CLIENT_ID,
      dir: dataDir ? join(dataDir, 'identity') : undefined,
      accessKeyId: LOCAL_CREDENTIALS.accessKeyId,
      origins,
      mail: mail.send,
      hosted: {
        providers: SOCIAL_PROVIDERS,
        callbacks: origins.map((origin) => `${origin}${CALLBACK_PAGE}`),
        preSignUp: options.preSignUp,
      },
    }),
  ]);
  const outbox = queues.all.get('outbox');
  const receive = async (raw: Buffer) => {
    if (outbox) await takeMail({ files: files.url, bucket: FILES_BUCKET, outbox }, raw);
  };
  const stop = async () => {
    await Promise.all([
      files.close(),
      queues.close(),
      mail.close(),
      identity.close(),
      accessPoint.close(),
      card.close(),
    ]);
    await dynamo.stop();
  };
  return { dynamo, files, queues, mail, identity, accessPoint, card, stop };
}
