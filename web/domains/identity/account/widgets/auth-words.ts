import { useLingui } from '@lingui/react/macro';
import type { AuthFailure } from '#web/platform/sign-in.ts';

/** Explains why a sign-in or a new password is refused; never tells whether an address is known. */
export function useAuthWords(): (failure: AuthFailure) => string {
  const { t } = useLingui();
  const words: Readonly<Record<AuthFailure, string>> = {
    wrong: t`Wrong email or password.`,
    tooOften: t`Too many attempts. Wait a few minutes, then try again.`,
    badCode: t`Wrong code. Use the one in the latest email.`,
    expiredCode: t`This code has expired. Ask for a new one.`,
    badAppCode: t`Wrong code. Enter the current code from your app.`,
    lateStep: t`This took too long. Reload the page and sign in again.`,
    badPassword: t`This password isn't strong enough. Use at least 10 characters with one digit and one letter.`,
    disabled: t`This account is not active. Ask your administrator.`,
    strangeStep: t`Your account needs a sign-in step that isn't available here. Ask your administrator.`,
    unknown: t`Something went wrong. Check your connection and try again.`,
  };
  return (failure) => words[failure];
}
