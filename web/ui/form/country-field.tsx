import { useLingui } from '@lingui/react/macro';
import { countriesByName } from '#shared/data/countries.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { SelectField } from './fields.tsx';

interface CountryFieldProps {
  readonly name?: string;
  readonly label?: string;
  readonly must?: boolean;
  readonly placeholder?: string;
}
/** A country by its name in the reader's language. */
export function CountryField({ name = 'countryId', label, must, placeholder }: CountryFieldProps) {
  const { t } = useLingui();
  const countries = countriesByName(currentTag());
  return (
    <SelectField
      name={name}
      label={label ?? t`Country`}
      {...(must ? { must } : {})}
      placeholder={placeholder ?? t`Choose`}
      options={countries.map((country) => ({ value: country.code, label: country.name }))}
    />
  );
}
