import { useLingui } from '@lingui/react/macro';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { Field } from './field.tsx';
import { Textarea } from './input.tsx';

/** Why something is done. */
export function ReasonField({ value, onChange }: Readonly<{ value: string; onChange: (reason: string) => void }>) {
  const { t } = useLingui();
  return (
    <Field label={t`Reason`} must>
      <Textarea
        rows={3}
        maxLength={REASON_MAX}
        // The dialog asks for nothing else, and this comes after it.
        autoFocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
