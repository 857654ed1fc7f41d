import { useLingui } from '@lingui/react/macro';
import type { AuthFailure } from '#web/platform/sign-in.ts';

/** What to say when signing in or a new password is refused; never whether an address is known. */
export function useAuthWords(): (failure: AuthFailure) => string {
  const { t } = useLingui();
  const words: Readonly<Record<AuthFailure, string>> = {
    wrong: t`This address and password do not belong together.`,
    tooOften: t`Too many tries. Wait a few minutes, then try again.`,
    badCode: t`This code is not right. Look at the latest mail.`,
    expiredCode: t`This code has expired. Ask for a new one.`,
    badAppCode: t`This code is not right. Type the one that your app shows now.`,
    badPassword: t`This password is not accepted. Take at least 10 characters with one digit and one letter.`,
    disabled: t`This account is not active. Ask your administrator.`,
    strangeStep: t`Your account asks for a step that cannot be done here. Ask your administrator.`,
    unknown: t`This did not work. Check your connection and try again.`,
  };
  return (failure) => words[failure];
}
