import { useState } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { authFailureOf } from '#web/platform/sign-in.ts';
import { Shown } from '#web/ui/form/shown.ts';
import { useAuthWords } from '../widgets/auth-words.ts';

/** Runs one step of signing in and keeps what went wrong. */
export function useAttempt() {
  const [failure, setFailure] = useState<string>();
  const words = useAuthWords();
  const attempt = async (step: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await step();
    } catch (error) {
      setFailure(error instanceof ApiError && error.message ? error.message : words(authFailureOf(error)));
      throw new Shown();
    }
  };
  return { failure, attempt };
}
