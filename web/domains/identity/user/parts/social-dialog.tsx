import { useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

interface SocialDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly kind: 'primary' | 'danger';
  readonly onClose: () => void;
  readonly onProved: (password: string) => Promise<void>;
}
/** Asks for the password before an account elsewhere is connected or disconnected. */
export function SocialDialog({ title, text, action, kind, onClose, onProved }: SocialDialogProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: () => import('./account-schemas.ts').then(({ PasswordProof }) => PasswordProof),
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onProved(password),
  });
  return (
    <FormDialog form={form} title={title} action={action} kind={kind} onClose={onClose}>
      <p>{text}</p>
      <TextField name="password" type="password" autoComplete="current-password" label={t`Current password`} must />
    </FormDialog>
  );
}
