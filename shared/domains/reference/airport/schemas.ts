import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { Follows } from '#shared/kernel/record/seeded.ts';
import { codeText, requiredText, text } from '#shared/kernel/text/text.ts';

/** Spec section 3: name, iata, point, isActive. */
export const AirportInput = z.object({
  name: requiredText(100),
  iata: codeText(/^[A-Z]{3}$/, 'iataAirport'),
  city: text(100).default(''),
  countryId: CountryCode,
  point: GeoPoint,
  isActive: z.boolean().default(true),
});
export type AirportInput = z.infer<typeof AirportInput>;

/** The fields of an airport in the reference data. */
export type PublishedAirport = Omit<AirportInput, 'isActive'>;
export type AirportFields = AirportInput & Follows<PublishedAirport>;
