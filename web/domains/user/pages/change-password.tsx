import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { passwordMessages } from '#shared/domains/account/messages.ts';
import { useAuthWords } from '#web/domains/account/widgets/auth-words.ts';
import { NewPasswordField } from '#web/domains/account/widgets/new-password-field.tsx';
import { passwordSchemas } from '#web/domains/account/widgets/password.ts';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { authFailureOf, changePassword } from '#web/platform/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Shown } from '#web/ui/form/shown.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';

const passwords = () => passwordSchemas().then(({ PasswordChange }) => PasswordChange);
const BLANK = { now: '', next: '' };

/** The old password is asked too: an open screen alone must not be enough. */
export function ChangePasswordPage() {
  const { t } = useLingui();
  const words = useAuthWords();
  const [failure, setFailure] = useState<string>();
  const form = useZodForm({
    schema: passwords,
    defaultValues: BLANK,
    messages: passwordMessages,
    onSubmit: async ({ now, next }) => {
      setFailure(undefined);
      try {
        await changePassword(now, next);
        form.form.reset(BLANK);
        toast(<Trans>Your password is changed</Trans>);
      } catch (error) {
        const reason = authFailureOf(error);
        setFailure(reason === 'wrong' ? t`The present password is not right.` : words(reason));
        throw new Shown();
      }
    },
  });
  return (
    <SettingsFrame
      title={<Trans>Password</Trans>}
      text={<Trans>It is yours for every agency you sign in to with this address.</Trans>}
    >
      <Form form={form}>
        <div className="set-card">
          {failure && <Notice tone="red">{failure}</Notice>}
          <TextField name="now" type="password" autoComplete="current-password" label={t`Present password`} must />
          <NewPasswordField name="next" />
          <Button type="submit" kind="primary" busy={form.busy}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </Form>
    </SettingsFrame>
  );
}
