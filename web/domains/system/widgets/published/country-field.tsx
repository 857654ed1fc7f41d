import { useLingui } from '@lingui/react/macro';
import { countriesByName } from '#shared/data/countries.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { SelectField } from '#web/ui/form/fields.tsx';

/** Where it is at home; one must be chosen. */
export function CountryField() {
  const { t } = useLingui();
  const countries = countriesByName(cultureOf(currentLocale()));
  return (
    <SelectField
      name="countryId"
      label={t`Country`}
      must
      placeholder={t`Choose`}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
