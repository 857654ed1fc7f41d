import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { unavailable, unavailableReason } from '#functions/platform/http/availability.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const makeVerifier = () =>
  CognitoJwtVerifier.create({ userPoolId: env.userPoolId(), clientId: env.userPoolClientId(), tokenUse: 'access' });
let verifier: Promise<ReturnType<typeof makeVerifier>> | undefined;

/** A local user pool publishes its keys at its own address; on AWS the verifier finds them by the issuer. */
async function prepared(): Promise<ReturnType<typeof makeVerifier>> {
  const made = makeVerifier();
  const endpoint = env.identityEndpoint();
  if (endpoint) {
    const reply = await fetch(`${endpoint}/${env.userPoolId()}/.well-known/jwks.json`);
    made.cacheJwks(await reply.json());
  }
  return made;
}

export const sessionLost = (target = '/account/signin'): AppError => new AppError('invalidLoginSession', { target });

/** Refuses a sign-in by an account elsewhere, where the agency requires a second factor. */
export const passwordNeeded = (): AppError =>
  new AppError('passwordNeeded', { target: '/account/signin?reason=secondFactor' });

export interface TokenClaims {
  readonly sub: string;
  /** One per sign-in; refreshed tokens keep it. */
  readonly originJti: string;
  /** Epoch seconds of the moment they signed in; refreshed tokens keep it. */
  readonly authTime: number;
  /** Whether the person came by an account elsewhere. */
  readonly byProvider: boolean;
  /** The token itself, by which the user pool knows the person. Never logged or stored. */
  readonly accessToken: string;
}

/**
 * Each token of the pool's own API has this scope. The pool's domain, where accounts elsewhere sign in, cannot give it:
 * the client allows `openid` alone (infra), whatever a request asks for.
 */
const API_SCOPE = 'aws.cognito.signin.user.admin';

/** The user pool's keys were out of reach. */
const isKeyFailure = (e: unknown): boolean => e instanceof FetchError || unavailableReason(e) !== undefined;

/** Proves a Cognito access token. Anything wrong with the token is a lost session. */
export async function verifyToken(authorization: string | undefined): Promise<TokenClaims> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw sessionLost();
  verifier ??= prepared();
  try {
    const claims = await (await verifier).verify(token);
    const originJti = String(claims.origin_jti ?? claims.jti);
    const scopes = String(claims.scope ?? '').split(' ');
    const byProvider = !scopes.includes(API_SCOPE);
    return { sub: claims.sub, originJti, authTime: claims.auth_time, byProvider, accessToken: token };
  } catch (e) {
    if (!isKeyFailure(e)) throw sessionLost();
    // Keys that could not be fetched must not stick, and say nothing of the token.
    verifier = undefined;
    throw unavailable();
  }
}
