import { useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/form/fields.tsx';

/** A password that is being chosen, with what it has to have. */
export function NewPasswordField({ name }: { readonly name: string }) {
  const { t } = useLingui();
  return (
    <TextField
      name={name}
      type="password"
      autoComplete="new-password"
      label={t`New password`}
      help={t`At least 10 characters, with one digit and one letter`}
      must
    />
  );
}
