import { useLingui } from '@lingui/react/macro';
import { E_SCHEME_CODES, schemeOf } from '#shared/kernel/money/e-address.ts';
import { SelectField, TextField } from './fields.tsx';

const labelOf = (code: string): string => {
  const { name = '', country } = schemeOf(code) ?? {};
  return [country, name, code].filter(Boolean).join(' · ');
};
const OPTIONS = E_SCHEME_CODES.map((code) => ({ value: code, label: labelOf(code) }));

/** The address for e-invoices: the kind of number, and the number. `name` is left out if the form is the address. */
export function EAddressFields({ name }: { readonly name?: string }) {
  const { t } = useLingui();
  const at = (field: string) => (name ? `${name}.${field}` : field);
  return (
    <>
      <SelectField
        name={at('scheme')}
        label={t`E-invoice address`}
        placeholder={t({ context: 'e-invoice address', message: 'none' })}
        options={OPTIONS}
      />
      <TextField name={at('id')} label={t`E-invoice number`} maxLength={50} />
    </>
  );
}
