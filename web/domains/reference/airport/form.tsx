import { useLingui } from '@lingui/react/macro';
import type * as z from 'zod';
import { AirportInput } from '#shared/domains/reference/airport/schemas.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { NO_FIELDS, seededForm } from '#web/kits/seeded/published-config.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="city" label={t`City`} maxLength={100} />
      <NumberField name="point.lat" label={t`Latitude`} must signed digits={6} />
      <NumberField name="point.lng" label={t`Longitude`} must signed digits={6} />
    </>
  );
}

/** A new one begins nowhere: nobody means the Gulf of Guinea. */
type FormInput = Omit<z.input<typeof AirportInput>, 'point'> & { readonly point: Partial<GeoPoint> };
const schema: z.ZodType<AirportInput, FormInput> = AirportInput;

export const form = seededForm({ schema, blank: { ...NO_FIELDS, city: '', point: {} }, codeLength: 3, Fields });
