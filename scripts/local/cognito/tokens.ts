import { createHash, createPublicKey, randomBytes, randomUUID, sign, timingSafeEqual, verify } from 'node:crypto';
import { CognitoError, notAuthorized } from './error.ts';
import type { Pool, Session, User } from './pool.ts';

const TOKEN_LIFE_S = 3600;
const SESSION_LIFE_MS = 30 * 24 * 3600_000;

/** The scope of every sign-in by the pool's API. */
const API_SCOPE = 'aws.cognito.signin.user.admin';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The real issuer, so that verifiers need to know nothing of stand-ins. */
const issuer = ({ options }: Pool): string =>
  `https://cognito-idp.${options.id.split('_')[0]}.amazonaws.com/${options.id}`;

function jwt({ key }: Pool, claims: object): string {
  const signed = `${part({ kid: key.id, alg: 'RS256' })}.${part(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key.privatePem).toString('base64url')}`;
}

export const jwks = ({ key }: Pool): object => ({
  keys: [{ ...key.publicJwk, kid: key.id, alg: 'RS256', use: 'sig' }],
});

interface Tokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

function tokensOf(pool: Pool, user: User, session: Session): Tokens {
  const now = Math.floor(Date.now() / 1000);
  const common = {
    sub: user.sub,
    iss: issuer(pool),
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: now,
    exp: now + TOKEN_LIFE_S,
  };
  const access = {
    ...common,
    jti: randomUUID(),
    token_use: 'access',
    client_id: pool.options.clientId,
    username: user.sub,
    scope: session.scope ?? API_SCOPE,
  };
  const id = {
    ...user.attributes,
    email_verified: user.attributes.email_verified === 'true',
    ...common,
    jti: randomUUID(),
    token_use: 'id',
    aud: pool.options.clientId,
    'cognito:username': user.sub,
  };
  return { AccessToken: jwt(pool, access), IdToken: jwt(pool, id), ExpiresIn: TOKEN_LIFE_S, TokenType: 'Bearer' };
}

export function signIn(pool: Pool, user: User, scope?: string): Tokens & { RefreshToken: string } {
  const id = randomUUID();
  const refresh = `${id}.${randomBytes(48).toString('base64url')}`;
  const now = Date.now();
  const session: Session = {
    id,
    sub: user.sub,
    refreshHash: hash(refresh),
    authTime: Math.floor(now / 1000),
    expiresAt: now + SESSION_LIFE_MS,
    scope,
  };
  pool.sessions.put(id, session);
  return { ...tokensOf(pool, user, session), RefreshToken: refresh };
}

function sessionOfRefresh(pool: Pool, token: string): Session | undefined {
  const session = pool.sessions.get(token.split('.')[0] ?? '');
  if (!session || session.expiresAt < Date.now()) return undefined;
  return timingSafeEqual(Buffer.from(session.refreshHash), Buffer.from(hash(token))) ? session : undefined;
}

export function refresh(pool: Pool, token: string): Tokens {
  const session = sessionOfRefresh(pool, token);
  if (!session) throw notAuthorized('Refresh Token has been revoked');
  const user = pool.require(session.sub);
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return tokensOf(pool, user, session);
}

export function revoke(pool: Pool, token: string): void {
  const session = sessionOfRefresh(pool, token);
  if (session) pool.sessions.delete(session.id);
}

/** The user an access token stands for, as the pool's own operations ask it. */
export function userOf(pool: Pool, token: string | undefined): User {
  const [head = '', body = '', signature = ''] = (token ?? '').split('.');
  const key = createPublicKey(pool.key.privatePem);
  const isOurs = verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  if (!isOurs) throw notAuthorized('Invalid Access Token');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string | number>;
  if (claims.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(claims.exp) * 1000 < Date.now()) throw notAuthorized('Access Token has expired');
  if (!pool.sessions.get(String(claims.origin_jti))) throw notAuthorized('Access Token has been revoked');
  if (!String(claims.scope).split(' ').includes(API_SCOPE))
    throw notAuthorized('Access Token does not have required scopes');
  const user = pool.require(String(claims.sub));
  if (!user.enabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  return user;
}
