import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { meQuery } from '#web/platform/me.ts';
import { openSession } from '#web/platform/session.ts';
import { authFailureOf, signIn } from '#web/platform/sign-in.ts';
import { Shown } from '#web/ui/form/shown.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useAuthWords } from './auth-words.ts';
import { passwordSchemas } from './password.ts';

const credentials = () => passwordSchemas().then(({ Credentials }) => Credentials);

interface Answers {
  readonly onDone: () => void;
  /** Runs if the user has to choose a new password first, which the sign-in page asks for. */
  readonly onLeave: () => void;
}
/** A form with which the user of the page signs in again. */
export function useSignIn({ onDone, onLeave }: Answers) {
  const words = useAuthWords();
  const [failure, setFailure] = useState<string>();
  const user = useQueryClient().getQueryData(meQuery.queryKey)?.user;
  const form = useZodForm({
    schema: credentials,
    defaultValues: { email: user?.email ?? '', password: '' },
    onSubmit: async ({ email, password }) => {
      setFailure(undefined);
      try {
        if ((await signIn(email, password)) !== 'done') return onLeave();
        await openSession(user?.id);
      } catch (error) {
        setFailure(error instanceof ApiError && error.message ? error.message : words(authFailureOf(error)));
        throw new Shown();
      }
      onDone();
    },
  });
  return { failure, user, form };
}
