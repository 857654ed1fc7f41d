import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { sessionLost } from './token.ts';

/** The second factor at the user pool: an app with a secret (RFC 6238). The pool alone knows it. */
const pool = new CognitoIdentityProviderClient({});
const SOFTWARE_TOKEN = 'SOFTWARE_TOKEN_MFA';

const WRONG = ['CodeMismatchException', 'ExpiredCodeException', 'EnableSoftwareTokenMFAException'];
const TOO_OFTEN = ['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException'];
const nameOf = (e: unknown): string => (e instanceof Error ? e.name : '');
/** Returns our error for one of the pool. A lockout is a `NotAuthorizedException`, told apart by its text only. */
function failureOf(e: unknown): unknown {
  if (WRONG.includes(nameOf(e))) return new AppError('secondFactor.code', { field: 'code' });
  const isLocked = nameOf(e) === 'NotAuthorizedException' && /attempts exceeded/i.test((e as Error).message);
  return isLocked || TOO_OFTEN.includes(nameOf(e)) ? new AppError('tooManyActions') : e;
}
/** Returns our error for a call by the person's token. The pool revokes tokens that our session outlives. */
const tokenFailureOf = (e: unknown): unknown => {
  const failure = failureOf(e);
  return nameOf(failure) === 'NotAuthorizedException' ? sessionLost() : failure;
};
const asked = <T>(answer: Promise<T>, failure = failureOf): Promise<T> =>
  answer.catch((e: unknown) => {
    throw failure(e);
  });

/** Gets a new secret for the app of the person who holds the token. It counts when a code confirms it. */
export async function newSecret(AccessToken: string): Promise<string> {
  const { SecretCode } = await asked(pool.send(new AssociateSoftwareTokenCommand({ AccessToken })), tokenFailureOf);
  if (!SecretCode) throw new Error('the user pool gave no secret');
  return SecretCode;
}

/** Confirms the secret by a code of the app. */
export async function confirmSecret(AccessToken: string, UserCode: string): Promise<void> {
  const { Status } = await asked(pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode })), tokenFailureOf);
  if (Status !== 'SUCCESS') throw new AppError('secondFactor.code', { field: 'code' });
}

/** Has the pool ask for a code at each sign-in, or not. It keeps the secret meanwhile. */
export async function askForCodes(username: string, isOn: boolean): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn };
  const user = { UserPoolId: env.userPoolId(), Username: username };
  await pool.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
}

/** Tells whether the pool asks for a code at each sign-in. */
export async function asksForCodes(username: string): Promise<boolean> {
  const user = await pool.send(new AdminGetUserCommand({ UserPoolId: env.userPoolId(), Username: username }));
  return user.UserMFASettingList?.includes(SOFTWARE_TOKEN) ?? false;
}

/**
 * Proves password and code by a sign-in, which ends at once. The pool has no other call that checks a code. It counts
 * wrong ones and takes a code once.
 */
export async function proveCode(email: string, password: string, code: string): Promise<void> {
  const client = { UserPoolId: env.userPoolId(), ClientId: env.userPoolClientId() };
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const begin = { ...client, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters } as const;
  const { ChallengeName, Session } = await asked(pool.send(new AdminInitiateAuthCommand(begin))).catch((e: unknown) => {
    throw nameOf(e) === 'NotAuthorizedException' ? new AppError('account.password', { field: 'password' }) : e;
  });
  if (ChallengeName !== SOFTWARE_TOKEN) throw new AppError('secondFactor.isOff');
  const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code };
  const answer = { ...client, ChallengeName: SOFTWARE_TOKEN, Session, ChallengeResponses } as const;
  const { AuthenticationResult } = await asked(pool.send(new AdminRespondToAuthChallengeCommand(answer)));
  const Token = AuthenticationResult?.RefreshToken;
  if (Token) await pool.send(new RevokeTokenCommand({ ClientId: client.ClientId, Token }));
}
