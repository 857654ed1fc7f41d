import { tokens } from './auth.ts';
import { keepToken } from './kept-token.ts';

/** Loads Amplify's sign-in part, which only the sign-in pages need; the start loads the tokens alone. */
const signinReady = async () => {
  const [{ amplifySignin }] = await Promise.all([import('./amplify-signin.ts'), tokens()]);
  return amplifySignin;
};

export type AuthStep = 'done' | 'newPassword' | 'resetPassword' | 'code';
export type AuthFailure =
  | ('wrong' | 'tooOften' | 'badCode' | 'expiredCode' | 'badAppCode' | 'lateStep' | 'badPassword')
  | ('disabled' | 'strangeStep' | 'unknown');

const STRANGE_STEP = 'StrangeStep';
/** The step of the code lasts a few minutes. */
const LATE_STEP = 'LateStep';
/** A code of an app, not of a mail. */
const BAD_APP_CODE = 'BadAppCode';
const FAILURES: Readonly<Record<string, AuthFailure>> = {
  NotAuthorizedException: 'wrong',
  UserNotFoundException: 'wrong',
  InvalidParameterException: 'wrong',
  LimitExceededException: 'tooOften',
  TooManyFailedAttemptsException: 'tooOften',
  TooManyRequestsException: 'tooOften',
  CodeMismatchException: 'badCode',
  ExpiredCodeException: 'expiredCode',
  InvalidPasswordException: 'badPassword',
  PasswordHistoryPolicyViolationException: 'badPassword',
  UserNotConfirmedException: 'disabled',
  [STRANGE_STEP]: 'strangeStep',
  [BAD_APP_CODE]: 'badAppCode',
  [LATE_STEP]: 'lateStep',
};
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
/** The pool tells a lockout from a wrong password by its text only. */
const isLocked = (error: unknown): boolean => error instanceof Error && /attempts exceeded/i.test(error.message);
export const authFailureOf = (error: unknown): AuthFailure =>
  isLocked(error) ? 'tooOften' : (FAILURES[nameOf(error)] ?? 'unknown');

const STEPS: Readonly<Record<string, AuthStep>> = {
  DONE: 'done',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'newPassword',
  RESET_PASSWORD: 'resetPassword',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'code',
};
/** Finds the next step that the user pool asks for. Throws at an unknown step: the user is not signed in yet. */
function stepOf(asked: string): AuthStep {
  const step = STEPS[asked];
  if (step) return step;
  throw Object.assign(new Error(`the user pool asks for ${asked}`), { name: STRANGE_STEP });
}

/** SRP: the password never leaves the browser. */
export async function signIn(email: string, password: string): Promise<AuthStep> {
  const auth = await signinReady();
  keepToken(undefined);
  try {
    // The remains of an earlier session would make Amplify refuse a new one.
    await (await tokens()).signOut().catch(() => undefined);
    const { nextStep } = await auth.signIn({
      username: email.trim().toLowerCase(),
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    });
    return stepOf(nextStep.signInStep);
  } catch (error) {
    if (nameOf(error) === 'PasswordResetRequiredException') return 'resetPassword';
    throw error;
  }
}

export async function answerNewPassword(password: string): Promise<AuthStep> {
  const { nextStep } = await (await signinReady()).confirmSignIn({ challengeResponse: password });
  return stepOf(nextStep.signInStep);
}

/** Answers with the code that an app shows; a code that was used before counts as wrong. */
export async function answerCode(code: string): Promise<AuthStep> {
  const auth = await signinReady();
  try {
    const { nextStep } = await auth.confirmSignIn({ challengeResponse: code.replaceAll(' ', '') });
    return stepOf(nextStep.signInStep);
  } catch (error) {
    const name = { badCode: BAD_APP_CODE, expiredCode: BAD_APP_CODE, wrong: LATE_STEP }[authFailureOf(error) as string];
    throw name ? Object.assign(new Error('the code was refused'), { name }) : error;
  }
}

export async function requestResetCode(email: string): Promise<void> {
  await (await signinReady()).resetPassword({ username: email.trim().toLowerCase() });
}
