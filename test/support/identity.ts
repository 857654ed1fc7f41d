import { createPrivateKey, createPublicKey, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, readBody } from '#scripts/local/http.ts';

/*
 * A user pool for tests: it publishes the key that the tests sign with, and takes in new people without keeping
 * them. Only what endpoints ask of Cognito.
 */
const POOL = 'eu-west-1_testpool';
const CLIENT = 'testclient';
const KEY_ID = 'test-key';
const MAX_BODY = 1_000_000;

interface TokenOptions {
  readonly sub: string;
  /** The sign-in the token belongs to. */
  readonly originJti: string;
  /** Seconds from now; negative for one that has expired. */
  readonly expiresIn?: number;
  /** Another key than the pool's: a forgery. */
  readonly key?: string;
  readonly tokenUse?: 'access' | 'id';
  /** Epoch seconds of the sign-in; a minute ago unless said. */
  readonly authTime?: number;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const poolKey = (): string => {
  const key = process.env.TEST_POOL_KEY;
  if (!key) throw new Error('the test user pool did not start');
  return key;
};
export const strangerKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A token as Cognito would sign it. */
export function signToken({
  sub,
  originJti,
  expiresIn = 3600,
  key = poolKey(),
  tokenUse = 'access',
  authTime = Math.floor(Date.now() / 1000) - 60,
}: TokenOptions) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub,
    origin_jti: originJti,
    jti: randomUUID(),
    token_use: tokenUse,
    scope: 'aws.cognito.signin.user.admin',
    iss: `https://cognito-idp.eu-west-1.amazonaws.com/${POOL}`,
    client_id: CLIENT,
    username: sub,
    auth_time: authTime,
    iat: now - 60,
    exp: now + expiresIn,
  };
  const signed = `${encode({ kid: KEY_ID, alg: 'RS256' })}.${encode(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(createPrivateKey(key), 'base64url')}`;
}

/** Of every person of this pool the password is anything but this. */
export const WRONG_PASSWORD = 'wrong-password-1';

/** No code of this pool is this one. */
export const WRONG_CODE = '000000';

/** Begins the address of who has a password at this pool. */
export const KNOWN = 'known.person';

/** Begins the address of a person whom this pool does not know. */
export const UNKNOWN = 'unknown.person';

interface PoolAnswer {
  readonly type: string;
  readonly body: string;
  readonly status?: number;
}
const JSON_TYPE = 'application/x-amz-json-1.1';

function answerOf(req: IncomingMessage, sent: string, keys: object): PoolAnswer {
  if (req.url?.endsWith('/jwks.json')) return { type: 'application/json', body: JSON.stringify(keys) };
  const [, operation = ''] = String(req.headers['x-amz-target'] ?? '').split('.');
  if (operation === 'AdminInitiateAuth' && sent.includes(WRONG_PASSWORD))
    return { type: JSON_TYPE, status: 400, body: JSON.stringify({ __type: 'NotAuthorizedException' }) };
  if (operation === 'ConfirmForgotPassword' && sent.includes(WRONG_CODE))
    return { type: JSON_TYPE, status: 400, body: JSON.stringify({ __type: 'CodeMismatchException' }) };
  if (operation === 'AdminGetUser' && sent.includes(UNKNOWN))
    return { type: JSON_TYPE, status: 400, body: JSON.stringify({ __type: 'UserNotFoundException' }) };
  // The fixtures' people have their sub in their address.
  const [sub = randomUUID()] = /[0-9a-f-]{36}(?=@test\.example)/.exec(sent) ?? [];
  const attributes = [{ Name: 'sub', Value: sub }];
  const UserStatus = sent.includes(KNOWN) ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  const answers: Readonly<Record<string, object>> = {
    AdminCreateUser: { User: { Attributes: attributes } },
    AdminGetUser: { UserAttributes: attributes, UserStatus },
    AssociateSoftwareToken: { SecretCode: 'A'.repeat(32) },
    VerifySoftwareToken: { Status: 'SUCCESS' },
  };
  return { type: JSON_TYPE, body: JSON.stringify(answers[operation] ?? {}) };
}

/** For vitest's global setup: starts the pool and says in the environment where it is. */
export async function startIdentity(): Promise<() => Promise<void>> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const sent = (await readBody(req, MAX_BODY)).toString();
    const { type, body, status = 200 } = answerOf(req, sent, { keys: [jwk] });
    res.writeHead(status, { 'content-type': type }).end(body);
  };
  const server = await listen(0, answer);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: server.url,
    USER_POOL_ID: POOL,
    USER_POOL_CLIENT_ID: CLIENT,
    MAIL_FROM: 'Backline <post@backline.example>',
    PAGE_BASE: 'https://app.backline.example',
    TEST_POOL_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  return server.close;
}
