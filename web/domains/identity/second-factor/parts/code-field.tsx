import { useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/form/fields.tsx';

/** The code that an app shows at the moment. Phones offer to fill it in. */
export function CodeField() {
  const { t } = useLingui();
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      label={t`Code from the app`}
      must
    />
  );
}
