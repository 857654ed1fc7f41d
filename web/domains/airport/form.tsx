import { useLingui } from '@lingui/react/macro';
import type * as z from 'zod';
import { AirportInput } from '#shared/domains/airport/schemas.ts';
import type { GeoPoint } from '#shared/kernel/geo.ts';
import { publishedForm } from '#web/domains/system/widgets/published/published-config.ts';
import { NumberField, TextField } from '#web/ui/form/fields.tsx';

/** What is no number is left to the schema to refuse. */
const degreesOf = (typed: string) => (/^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : typed);

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="city" label={t`City`} maxLength={100} />
      <NumberField name="point.lat" label={t`Latitude`} must inputMode="decimal" read={degreesOf} />
      <NumberField name="point.lng" label={t`Longitude`} must inputMode="decimal" read={degreesOf} />
    </>
  );
}

/** A new one begins nowhere: nobody means the Gulf of Guinea. */
type FormInput = Omit<z.input<typeof AirportInput>, 'point'> & { readonly point: Partial<GeoPoint> };
const schema: z.ZodType<AirportInput, FormInput> = AirportInput;

export const form = publishedForm({ schema, blank: { city: '', point: {} }, codeLength: 3, Fields });
