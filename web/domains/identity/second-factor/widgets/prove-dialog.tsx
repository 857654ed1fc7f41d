import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { digitMessages } from '#shared/domains/identity/second-factor/messages.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { CodeField } from '../parts/code-field.tsx';

interface ProveDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: string;
  readonly kind?: 'primary' | 'danger';
  readonly onClose: () => void;
  readonly onProved: (body: { readonly password: string; readonly code: string }) => Promise<void>;
}
/** Asks for password and code before an act that weakens the sign-in. */
export function ProveDialog({ title, text, action, kind = 'primary', onClose, onProved }: ProveDialogProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: () => import('../parts/factor-schemas.ts').then(({ Proof }) => Proof),
    defaultValues: { password: '', code: '' },
    messages: digitMessages,
    onSubmit: onProved,
  });
  return (
    <FormDialog form={form} title={title} action={action} kind={kind} onClose={onClose}>
      <p>{text}</p>
      <TextField name="password" type="password" autoComplete="current-password" label={t`Current password`} must />
      <CodeField />
    </FormDialog>
  );
}
