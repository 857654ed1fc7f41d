import { useLingui } from '@lingui/react/macro';
import { countriesByName } from '#shared/data/countries.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';

/** City and country: where a company stands in lists, and in which time zone a venue lies. */
export function PlaceFields({ must }: { readonly must: boolean }) {
  const { t } = useLingui();
  const countries = countriesByName(cultureOf(currentLocale()));
  return (
    <>
      <TextField name="city" label={t`City`} must={must} maxLength={100} />
      <SelectField
        name="countryId"
        label={t`Country`}
        must={must}
        placeholder={t`Choose`}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  );
}
