import { randomInt } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  LimitExceededException,
  TooManyRequestsException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const pool = new CognitoIdentityProviderClient({});
const LETTERS = 'abcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';

/** A first password that satisfies the rule: at least 10 characters, a digit, a letter. */
export function temporaryPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  return `${Array.from({ length: 10 }, () => pick(LETTERS)).join('')}${Array.from({ length: 4 }, () => pick(DIGITS)).join('')}`;
}

const subOf = (attributes: readonly { Name?: string; Value?: string }[] | undefined): string => {
  const sub = attributes?.find((a) => a.Name === 'sub')?.Value;
  if (!sub) throw new Error('the user pool gave no sub');
  return sub;
};

const personOf = (email: string) =>
  pool.send(new AdminGetUserCommand({ UserPoolId: env.userPoolId(), Username: email }));

/**
 * Finds the person with this address in the user pool, or creates one. No one knows the new password: the invitation
 * mail brings another.
 */
export async function findOrCreatePerson(email: string): Promise<string> {
  try {
    const made = await pool.send(
      new AdminCreateUserCommand({
        UserPoolId: env.userPoolId(),
        Username: email,
        TemporaryPassword: temporaryPassword(),
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    return subOf(made.User?.Attributes);
  } catch (e) {
    if (!(e instanceof UsernameExistsException)) throw e;
    return subOf((await personOf(email)).UserAttributes);
  }
}

/** Finds a person whom the pool knows. */
export const subOfPerson = async (email: string): Promise<string> => subOf((await personOf(email)).UserAttributes);

/** Tells whether the pool knows a person with this address. */
export async function isPerson(email: string): Promise<boolean> {
  try {
    await personOf(email);
    return true;
  } catch (e) {
    if (e instanceof Error && e.name === 'UserNotFoundException') return false;
    throw e;
  }
}

/** Tells whether the person has not signed in for the first time yet. */
export const isNewPerson = async (email: string): Promise<boolean> =>
  (await personOf(email)).UserStatus === 'FORCE_CHANGE_PASSWORD';

const NOT_TAKEN = ['InvalidPasswordException', 'InvalidParameterException', 'PasswordHistoryPolicyViolationException'];
const REFUSED = ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'];

/** Asks the pool, which counts wrong answers and locks the address for a while when there are many. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  try {
    await pool.send(
      new AdminInitiateAuthCommand({
        UserPoolId: env.userPoolId(),
        ClientId: env.userPoolClientId(),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    return true;
  } catch (e) {
    if (e instanceof Error && REFUSED.includes(e.name)) return false;
    if (e instanceof LimitExceededException || e instanceof TooManyRequestsException)
      throw new AppError('tooManyActions');
    throw e;
  }
}

/** Sets a password. The pool may refuse one that satisfies our rules: it was leaked, or is an old one. */
export async function setPassword(email: string, password: string): Promise<void> {
  const UserPoolId = env.userPoolId();
  try {
    await pool.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
    );
  } catch (e) {
    if (e instanceof Error && NOT_TAKEN.includes(e.name))
      throw new AppError('account.passwordRefused', { field: 'newPassword' });
    throw e;
  }
}

const NOT_MAILED = [...REFUSED, 'InvalidParameterException', 'CodeDeliveryFailureException'];
/**
 * Has the pool mail a code to a person who forgot the password. The answer does not reveal whether the pool knows the
 * address.
 */
export async function mailResetCode(email: string): Promise<void> {
  try {
    await pool.send(new ForgotPasswordCommand({ ClientId: env.userPoolClientId(), Username: email }));
  } catch (e) {
    if (e instanceof LimitExceededException || e instanceof TooManyRequestsException)
      throw new AppError('tooManyActions');
    if (!(e instanceof Error && NOT_MAILED.includes(e.name))) throw e;
  }
}

const WRONG_CODE = ['CodeMismatchException', 'UserNotFoundException', 'NotAuthorizedException'];
const TOO_OFTEN = ['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException'];
function resetFailure(name: string): AppError | undefined {
  if (WRONG_CODE.includes(name)) return new AppError('session.code', { field: 'code' });
  if (name === 'ExpiredCodeException') return new AppError('session.codeExpired', { field: 'code' });
  if (TOO_OFTEN.includes(name)) return new AppError('tooManyActions');
  return NOT_TAKEN.includes(name) ? new AppError('account.passwordRefused', { field: 'password' }) : undefined;
}

/**
 * Sets the password of the person who received the code, and answers who that is. An unknown address counts as a wrong
 * code.
 */
export async function resetByCode(email: string, code: string, password: string): Promise<string> {
  try {
    const given = { Username: email, ConfirmationCode: code, Password: password };
    await pool.send(new ConfirmForgotPasswordCommand({ ClientId: env.userPoolClientId(), ...given }));
  } catch (e) {
    throw (e instanceof Error && resetFailure(e.name)) || e;
  }
  return subOfPerson(email);
}

/** Revokes every refresh token of the person. Access tokens live on for up to an hour: our own sessions end at once. */
export async function revokeTokens(email: string): Promise<void> {
  await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId: env.userPoolId(), Username: email }));
}

/** Replaces the password by one that works once: to be mailed, never stored. */
export async function replacePassword(email: string): Promise<string> {
  const password = temporaryPassword();
  const UserPoolId = env.userPoolId();
  await pool.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: false }),
  );
  return password;
}
