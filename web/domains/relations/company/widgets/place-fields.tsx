import { useLingui } from '@lingui/react/macro';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

/** City and country: where a company stands in lists, and in which time zone a venue lies. */
export function PlaceFields({ must }: { readonly must: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="city" label={t`City`} must={must} maxLength={100} />
      <CountryField must={must} />
    </>
  );
}
