import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listener, listen, readBody } from '../http.ts';
import { ACCOUNT } from './account.ts';
import { ADMIN } from './admin.ts';
import { CognitoError } from './error.ts';
import { Hosted, type HostedOptions, type HostedReply } from './hosted.ts';
import type { Input } from './input.ts';
import { Pool, type PoolOptions } from './pool.ts';
import { FACTOR } from './second-factor.ts';
import { SignIn } from './sign-in.ts';
import { jwks } from './tokens.ts';

const MAX_REQUEST = 2 ** 17;

type Operation = (input: Input) => unknown;

function operations(pool: Pool): Readonly<Record<string, Operation>> {
  const signIn = new SignIn(pool);
  const bind = (table: typeof ADMIN) =>
    Object.fromEntries(Object.entries(table).map(([name, run]) => [name, (input: Input) => run(pool, input)]));
  return {
    ...bind(ACCOUNT),
    ...bind(ADMIN),
    ...bind(FACTOR),
    InitiateAuth: signIn.initiate,
    AdminInitiateAuth: signIn.adminInitiate,
    RespondToAuthChallenge: signIn.respond,
    AdminRespondToAuthChallenge: signIn.respond,
  };
}

/** Signed on AWS. Here the key's name is asked, so that a web page cannot administer the pool. */
const needsKey = (name: string): boolean => name in ADMIN || name.startsWith('Admin');

function checkCaller(pool: Pool, name: string, input: Input, req: IncomingMessage, accessKeyId: string): void {
  const { id, clientId } = pool.options;
  if (needsKey(name) && !req.headers.authorization?.includes(`Credential=${accessKeyId}/`)) {
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  if (input.UserPoolId !== undefined && input.UserPoolId !== id) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${input.UserPoolId} does not exist.`);
  }
  if (input.ClientId !== undefined && input.ClientId !== clientId) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`);
  }
}

function cors(req: IncomingMessage, res: ServerResponse, origins: readonly string[]): void {
  const { origin } = req.headers;
  res.setHeader('vary', 'origin');
  if (!origin || !origins.includes(origin)) return;
  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('access-control-allow-headers', req.headers['access-control-request-headers'] ?? '');
  res.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage');
}

export interface CognitoOptions extends PoolOptions {
  readonly port: number;
  readonly accessKeyId: string;
  /** Pages that may sign people in. */
  readonly origins: readonly string[];
  /** The pool's own domain, where accounts elsewhere sign in; without it there is none. */
  readonly hosted?: HostedOptions;
}

type Reply = (status: number, body: unknown, type?: string) => void;

function refuse(reply: Reply, res: ServerResponse, e: unknown): void {
  const isOurs = e instanceof CognitoError;
  if (!isOurs) console.error(e);
  const error = isOurs ? e : new CognitoError('InternalErrorException', 'internal error');
  res.setHeader('x-amzn-errortype', error.code);
  reply(isOurs ? 400 : 500, { __type: error.code, message: error.message });
}

const PLAIN: HostedReply = { status: 404, type: 'text/plain', body: 'not found' };
async function answerHosted(hosted: Hosted, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = (await readBody(req, MAX_REQUEST)).toString();
  const {
    status,
    type,
    location,
    body: text,
  } = (await hosted.answer(new URL(req.url ?? '', 'http://pool'), body)) ?? PLAIN;
  res.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...(location ? { location } : {}) }).end(text);
}

/** One user pool with one client, as far as Amplify and the product use it. */
export function startCognito({
  port,
  accessKeyId,
  origins,
  hosted: elsewhere,
  ...options
}: CognitoOptions): Promise<Listener> {
  const pool = new Pool(options);
  const known = operations(pool);
  const hosted = elsewhere && new Hosted(pool, elsewhere);
  const perform = async (req: IncomingMessage) => {
    const name = String(req.headers['x-amz-target']).split('.')[1] ?? '';
    const operation = known[name];
    if (!operation) throw new CognitoError('UnknownOperationException', `${name} is not supported here`);
    const input = JSON.parse((await readBody(req, MAX_REQUEST)).toString() || '{}') as Input;
    checkCaller(pool, name, input, req, accessKeyId);
    return operation(input);
  };
  return listen(port, async (req, res) => {
    const reply: Reply = (status, body, type = 'application/x-amz-json-1.1') =>
      res.writeHead(status, { 'content-type': type, 'x-amzn-requestid': randomUUID() }).end(JSON.stringify(body ?? {}));
    cors(req, res, origins);
    if (req.method === 'OPTIONS') return void res.writeHead(200).end();
    if (req.url === `/${options.id}/.well-known/jwks.json`) return reply(200, jwks(pool), 'application/json');
    if (hosted && req.url?.startsWith('/oauth2/')) return answerHosted(hosted, req, res);
    try {
      reply(200, await perform(req));
    } catch (e) {
      refuse(reply, res, e);
    }
  });
}
