import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { meQuery } from '#web/platform/me.ts';
import { openSession } from '#web/platform/session.ts';
import { authFailureOf, signIn } from '#web/platform/sign-in.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Shown } from '#web/ui/form/shown.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useAuthWords } from './auth-words.ts';
import { passwordSchemas } from './password.ts';

const credentials = () => passwordSchemas().then(({ Credentials }) => Credentials);

interface ConfirmPasswordProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}
/** Asks for the password of the user, before an act that a sign-in of this morning is not enough for. */
export function ConfirmPassword({ onConfirmed, onClose }: ConfirmPasswordProps) {
  const { t } = useLingui();
  const words = useAuthWords();
  const user = useQueryClient().getQueryData(meQuery.queryKey)?.user;
  const [failure, setFailure] = useState<string>();
  const form = useZodForm({
    schema: credentials,
    defaultValues: { email: user?.email ?? '', password: '' },
    onSubmit: async ({ email, password }) => {
      setFailure(undefined);
      try {
        await signIn(email, password);
        await openSession(user?.id);
      } catch (error) {
        setFailure(error instanceof ApiError && error.message ? error.message : words(authFailureOf(error)));
        throw new Shown();
      }
      onClose();
      onConfirmed();
    },
  });
  return (
    <FormDialog form={form} title={t`Enter your password`} onClose={onClose} action={<Trans>Continue</Trans>}>
      <p>
        <Trans>You sign with your name. Your password proves that it is you.</Trans>
      </p>
      {failure && <Notice tone="red">{failure}</Notice>}
      <TextField name="password" type="password" autoComplete="current-password" label={t`Password`} must autoFocus />
    </FormDialog>
  );
}
