import { useLingui } from '@lingui/react/macro';
import type { Signer } from '#shared/domains/agreements/bulk-send/schemas.ts';
import { CAPACITY_MAX, NAME_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

const EMAIL_MAX = 254;

/** The person who signs for the other party. */
export function SignerFields({ signer, onChange }: Readonly<{ signer: Signer; onChange: (signer: Signer) => void }>) {
  const { t } = useLingui();
  const field = (name: keyof Signer, maxLength: number, type = 'text') => ({
    type,
    maxLength,
    value: signer[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange({ ...signer, [name]: target.value }),
  });
  return (
    <div className="form-stack">
      <Field label={t`Signer`} must>
        <Input {...field('name', NAME_MAX)} />
      </Field>
      <Field label={t`Email`} must>
        <Input {...field('email', EMAIL_MAX, 'email')} />
      </Field>
      <Field label={t`Capacity`}>
        <Input {...field('capacity', CAPACITY_MAX)} />
      </Field>
    </div>
  );
}
