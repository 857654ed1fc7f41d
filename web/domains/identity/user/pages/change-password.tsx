import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { passwordMessages } from '#shared/domains/identity/account/messages.ts';
import { NewPasswordField } from '#web/domains/identity/account/widgets/new-password-field.tsx';
import { changePassword, passwordSchemas } from '#web/domains/identity/account/widgets/password.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useMe } from '#web/platform/me.ts';
import { renewSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';

const passwords = () => passwordSchemas().then(({ PasswordChange }) => PasswordChange);
const BLANK = { password: '', newPassword: '' };

/** The old password is asked too: an open screen alone must not be enough. */
export function ChangePasswordPage() {
  const { t } = useLingui();
  const me = useMe();
  const navigate = useNavigate();
  const form = useZodForm({
    schema: passwords,
    defaultValues: BLANK,
    messages: passwordMessages,
    onSubmit: async ({ password, newPassword }) => {
      await changePassword(password, newPassword);
      form.form.reset(BLANK);
      if (!(await renewSession(me.user, newPassword))) return navigate({ to: '/account/signin', search: {} });
      toast(t`Password changed. Your other devices are signed out.`);
    },
  });
  return (
    <SettingsFrame title={t`Password`} text={t`It applies to every agency you sign in to with this email address.`}>
      <Form form={form}>
        <div className="set-card">
          <TextField name="password" type="password" autoComplete="current-password" label={t`Current password`} must />
          <NewPasswordField name="newPassword" />
          <Button type="submit" kind="primary" busy={form.busy}>
            {t`Change password`}
          </Button>
        </div>
      </Form>
    </SettingsFrame>
  );
}
