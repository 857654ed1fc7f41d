import { beforeEach, expect, it, vi } from 'vitest';

const pool = vi.hoisted(() => ({ signIn: vi.fn(), confirmSignIn: vi.fn() }));
vi.mock('./amplify.ts', () => ({ amplifySession: () => ({ signOut: async () => undefined }) }));
vi.mock('./amplify-signin.ts', () => ({ amplifySignin: pool }));
vi.mock('./site-settings.ts', () => ({ siteSettings: async () => ({}) }));
const { answerCode, answerNewPassword, authFailureOf, signIn } = await import('./sign-in.ts');

const asks = (signInStep: string) => ({ isSignedIn: false, nextStep: { signInStep } });
const failure = (attempt: Promise<unknown>) => attempt.then(() => 'none', authFailureOf);
const refused = (name: string) => Object.assign(new Error('refused'), { name });

beforeEach(() => vi.resetAllMocks());

it.each([
  ['DONE', 'done'],
  ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', 'newPassword'],
  ['RESET_PASSWORD', 'resetPassword'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'code'],
])('goes on as the user pool asks: %s', async (asked, step) => {
  pool.signIn.mockResolvedValue(asks(asked));
  expect(await signIn('Ann@Agency.example ', 'secret')).toBe(step);
});

it('takes no step that it cannot answer for done, wherever it is asked', async () => {
  pool.signIn.mockResolvedValue(asks('CONFIRM_SIGN_IN_WITH_SMS_CODE'));
  pool.confirmSignIn.mockResolvedValue(asks('CONTINUE_SIGN_IN_WITH_MFA_SELECTION'));
  expect(await failure(signIn('ann@agency.example', 'secret'))).toBe('strangeStep');
  expect(await failure(answerNewPassword('secret-again-1'))).toBe('strangeStep');
  expect(await failure(answerCode('123456'))).toBe('strangeStep');
});

it('answers with the code of an app, and says of a wrong one where to look', async () => {
  pool.confirmSignIn.mockResolvedValue(asks('DONE'));
  expect(await answerCode('123 456')).toBe('done');
  expect(pool.confirmSignIn).toHaveBeenCalledWith({ challengeResponse: '123456' });
  for (const name of ['CodeMismatchException', 'ExpiredCodeException']) {
    pool.confirmSignIn.mockRejectedValue(refused(name));
    expect(await failure(answerCode('123456'))).toBe('badAppCode');
  }
  pool.confirmSignIn.mockRejectedValue(refused('LimitExceededException'));
  expect(await failure(answerCode('123456'))).toBe('tooOften');
  pool.confirmSignIn.mockRejectedValue(refused('NotAuthorizedException'));
  expect(await failure(answerCode('123456'))).toBe('lateStep');
  const locked = Object.assign(new Error('Password attempts exceeded'), { name: 'NotAuthorizedException' });
  pool.confirmSignIn.mockRejectedValue(locked);
  expect(await failure(answerCode('123456'))).toBe('tooOften');
});
