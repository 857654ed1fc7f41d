import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type * as z from 'zod';
import { airportContract } from '#shared/domains/airport/contract.ts';
import type { AirportInput } from '#shared/domains/airport/schemas.ts';
import type { GeoPoint } from '#shared/kernel/geo.ts';
import { publishedForm } from '#web/domains/system/widgets/published/published-form.tsx';
import { NumberField, TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="city" label={t`City`} maxLength={100} />
      <NumberField name="point.lat" label={t`Latitude`} must inputMode="decimal" />
      <NumberField name="point.lng" label={t`Longitude`} must inputMode="decimal" />
    </>
  );
}

/** A new one begins nowhere: nobody means the Gulf of Guinea. */
type FormInput = Omit<z.input<typeof AirportInput>, 'point'> & { readonly point: Partial<GeoPoint> };

export const { NewPage, EditPage } = publishedForm({
  domain: 'airport',
  routes: airportContract.routes,
  schema: (): Promise<z.ZodType<AirportInput, FormInput>> =>
    import('#shared/domains/airport/schemas.ts').then(({ AirportInput }) => AirportInput),
  blank: { name: '', iata: '', city: '', countryId: '', isActive: true, point: {} },
  words: { title: msg`Airports`, add: msg`New airport` },
  codeLength: 3,
  Fields,
});
