import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '#web/platform/use-country-options.ts';
import { SelectField } from './fields.tsx';

type CountryFieldProps = Readonly<{ name?: string; label?: string; must?: boolean; placeholder?: string }>;
/** A country by its name in the reader's language. */
export function CountryField({ name = 'countryId', label, must, placeholder }: CountryFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      name={name}
      label={label ?? t`Country`}
      {...(must ? { must } : {})}
      placeholder={placeholder ?? t`Choose`}
      options={useCountryOptions()}
    />
  );
}
