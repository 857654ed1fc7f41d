import { CognitoError } from './error.ts';
import type { Input } from './input.ts';
import { Lockout } from './lockout.ts';
import type { Pool, User } from './pool.ts';
import { userOf } from './tokens.ts';
import { newSecret, stepOf } from './totp.ts';

/** The name of the factor in Cognito's calls. */
export const SOFTWARE_TOKEN = 'SOFTWARE_TOKEN_MFA';

/** Six digits are guessed sooner than a password, so a wrong code waits longer. */
const FIRST_WAIT_MS = 60_000;
const lockouts = new WeakMap<Pool, Lockout>();
/** Wrong codes of a person lock the codes for a while, as wrong passwords lock the password. */
function lockoutOf(pool: Pool): Lockout {
  const lockout = lockouts.get(pool) ?? new Lockout(FIRST_WAIT_MS);
  lockouts.set(pool, lockout);
  return lockout;
}

/** Takes a code once. A code of the step of a used one, or of an earlier step, counts as used. */
function take(pool: Pool, user: User, secret: string, code: string, wrong: () => CognitoError): User {
  const lockout = lockoutOf(pool);
  lockout.check(user.sub);
  const step = stepOf(secret, code, Date.now());
  if (step === undefined) {
    lockout.failed(user.sub);
    throw wrong();
  }
  if (secret === user.totp?.secret && step <= (user.totp.usedStep ?? 0)) {
    lockout.failed(user.sub);
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  }
  lockout.clear(user.sub);
  return pool.change(user, { totp: { ...user.totp, secret, isOn: user.totp?.isOn ?? false, usedStep: step } });
}

function associate(pool: Pool, { AccessToken }: Input): object {
  const pending = newSecret();
  pool.change(userOf(pool, AccessToken), { pendingSecret: pending });
  return { SecretCode: pending };
}

function verify(pool: Pool, { AccessToken, UserCode = '' }: Input): object {
  const user = userOf(pool, AccessToken);
  const secret = user.pendingSecret;
  if (!secret) throw new CognitoError('InvalidParameterException', 'Software token is not associated.');
  const wrong = () =>
    new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
  pool.change(take(pool, user, secret, UserCode, wrong), { pendingSecret: undefined });
  return { Status: 'SUCCESS' };
}

function prefer(pool: Pool, user: User, { SoftwareTokenMfaSettings }: Input): void {
  if (!SoftwareTokenMfaSettings) return;
  const isOn = SoftwareTokenMfaSettings.Enabled === true;
  if (isOn && !user.totp) {
    throw new CognitoError('InvalidParameterException', 'User has not verified software token mfa');
  }
  if (user.totp) pool.change(user, { totp: { ...user.totp, isOn } });
}

/** Checks the code of a sign-in. */
export const takeCode = (pool: Pool, user: User, code: string): User =>
  take(
    pool,
    user,
    user.totp?.secret ?? '',
    code,
    () => new CognitoError('CodeMismatchException', 'Invalid code received for user'),
  );

/** The factors of a user, as both calls about a user answer them. */
export const factorsOf = ({ totp }: User): object =>
  totp?.isOn ? { UserMFASettingList: [SOFTWARE_TOKEN], PreferredMfaSetting: SOFTWARE_TOKEN } : {};

/** The calls of users about their own second factor. */
export const FACTOR: Readonly<Record<string, (pool: Pool, input: Input) => unknown>> = {
  AssociateSoftwareToken: associate,
  VerifySoftwareToken: verify,
  SetUserMFAPreference: (pool, input) => prefer(pool, userOf(pool, input.AccessToken), input),
};

export const preferFor = (pool: Pool, input: Input): void => prefer(pool, pool.require(input.Username ?? ''), input);
