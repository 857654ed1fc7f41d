import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import type { Follows } from '#shared/kernel/record/seeded.ts';
import { codeText, requiredText } from '#shared/kernel/text/text.ts';

export const AirlineInput = z.object({
  name: requiredText(100),
  /** The code before a flight number: KL 1001. */
  iata: codeText(/^(?!\d\d)[A-Z0-9]{2}$/, 'iataAirline'),
  icao: codeText(/^([A-Z]{3})?$/, 'icaoAirline').default(''),
  countryId: CountryCode,
  isActive: z.boolean().default(true),
});
export type AirlineInput = z.infer<typeof AirlineInput>;

/** The fields of an airline in the reference data. */
export type PublishedAirline = Omit<AirlineInput, 'isActive'>;
export type AirlineFields = AirlineInput & Follows<PublishedAirline>;
