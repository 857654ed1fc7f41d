import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { meQuery } from '#web/platform/me.ts';
import { openSession } from '#web/platform/session.ts';
import { type AuthFailure, authFailureOf, signIn } from '#web/platform/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Shown } from '#web/ui/form/shown.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { ActingEnded } from './acting-ended.tsx';
import { useAuthWords } from './auth-words.ts';
import './sign-in-again.css';
import { passwordSchemas } from './password.ts';

const credentials = () => passwordSchemas().then(({ Credentials }) => Credentials);

interface SignInAgainProps {
  readonly onClose: () => void;
  /** Opens the sign-in page; the typed values are lost. */
  readonly onLeave: () => void;
}

/** Asks a user whose session ended to sign in again and keep unsaved work; an operator can only leave. */
export function SignInAgain(props: SignInAgainProps) {
  const me = useQueryClient().getQueryData(meQuery.queryKey);
  return me?.impersonatedBy ? <ActingEnded {...props} name={me.user.name} /> : <OneselfAgain {...props} />;
}

function useSignIn(
  onClose: SignInAgainProps['onClose'],
  onLeave: SignInAgainProps['onLeave'],
  words: (failure: AuthFailure) => string,
) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const user = queries.getQueryData(meQuery.queryKey)?.user;
  const form = useZodForm({
    schema: credentials,
    defaultValues: { email: user?.email ?? '', password: '' },
    onSubmit: async ({ email, password }) => {
      setFailure(undefined);
      try {
        // A user who has to choose a new password first does so on the sign-in page.
        if ((await signIn(email, password)) !== 'done') return onLeave();
        await openSession(user?.id);
      } catch (error) {
        setFailure(error instanceof ApiError && error.message ? error.message : words(authFailureOf(error)));
        throw new Shown();
      }
      onClose();
      toast(<Trans>You're signed in again. Save once more.</Trans>);
    },
  });
  return { failure, user, form };
}

function OneselfAgain({ onClose, onLeave }: SignInAgainProps) {
  const { t } = useLingui();
  const words = useAuthWords();
  const id = useId();
  const { failure, user, form } = useSignIn(onClose, onLeave, words);
  return (
    <Dialog
      open
      title={<Trans>You've been signed out</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button type="submit" form={id} kind="primary" busy={form.busy}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="acc-again">
        <p>
          <Trans>Your entries are still here but not saved. Sign in again to continue.</Trans>
        </p>
        {failure && <Notice tone="red">{failure}</Notice>}
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={t`Email`}
          readOnly={user !== undefined}
          must
        />
        <TextField name="password" type="password" autoComplete="current-password" label={t`Password`} must autoFocus />
      </Form>
    </Dialog>
  );
}
