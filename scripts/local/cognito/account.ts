import { randomInt } from 'node:crypto';
import { badCredentials, CognitoError, notAuthorized } from './error.ts';
import type { Input } from './input.ts';
import { checkPolicy, type Pool, type User } from './pool.ts';
import { factorsOf } from './second-factor.ts';
import { refresh, revoke, userOf } from './tokens.ts';

const CODE_LIFE_MS = 3600_000;
const CODE_TRIES = 5;

/** Masks an address: `ann@agency.example` -> `a***@a***`. An unknown address is masked in the same way. */
const delivery = (address: string) => ({
  CodeDeliveryDetails: {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: address.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
  },
});

export async function mailCode(pool: Pool, user: User): Promise<void> {
  const value = String(randomInt(1_000_000)).padStart(6, '0');
  pool.change(user, { code: { value, expiresAt: Date.now() + CODE_LIFE_MS, tries: 0 } });
  await pool.options.mail(user.attributes.email ?? '', 'Your verification code', `Your code is ${value}`);
}

async function forgotPassword(pool: Pool, { Username = '' }: Input): Promise<object> {
  const user = pool.find(Username);
  if (!user) return delivery(Username);
  if (!user.enabled || user.status === 'FORCE_CHANGE_PASSWORD') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  await mailCode(pool, user);
  return delivery(user.attributes.email ?? '');
}

function confirmForgotPassword(pool: Pool, { Username = '', Password = '', ConfirmationCode }: Input): void {
  checkPolicy(Password);
  const mismatch = () =>
    new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  const user = pool.find(Username);
  const code = user?.code;
  if (!user) throw mismatch();
  if (!code || code.expiresAt < Date.now()) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (code.tries >= CODE_TRIES) {
    throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  if (code.value !== ConfirmationCode) {
    pool.change(user, { code: { ...code, tries: code.tries + 1 } });
    throw mismatch();
  }
  pool.setPassword(user, Password, 'CONFIRMED');
}

function changePassword(pool: Pool, input: Input): void {
  const user = userOf(pool, input.AccessToken);
  if (!pool.isPassword(user, input.PreviousPassword ?? '')) throw badCredentials();
  pool.setPassword(user, input.ProposedPassword ?? '', 'CONFIRMED');
}

function getUser(pool: Pool, { AccessToken }: Input): object {
  const user = userOf(pool, AccessToken);
  const attributes = Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }));
  return { Username: user.sub, ...factorsOf(user), UserAttributes: attributes };
}

/** The calls of users on their own account: no AWS signature, but a token, a code or a password. */
export const ACCOUNT: Readonly<Record<string, (pool: Pool, input: Input) => unknown>> = {
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
  GetUser: getUser,
  GlobalSignOut: (pool, input) => pool.signOutEverywhere(userOf(pool, input.AccessToken).sub),
  RevokeToken: (pool, input) => revoke(pool, input.Token ?? ''),
  GetTokensFromRefreshToken: (pool, input) => ({ AuthenticationResult: refresh(pool, input.RefreshToken ?? '') }),
};
