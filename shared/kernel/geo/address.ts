import * as z from 'zod';
import { CountryCode, countryName } from '#shared/data/countries.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { text } from '#shared/kernel/text/text.ts';
import { Latitude, Longitude } from './geo.ts';

export const ADDRESS_LINE_MAX = 100;
export const POSTAL_CODE_MAX = 20;
export const CITY_MAX = 100;

/** The address block of the spec (section 3); `countryId` is ISO 3166-1 alpha-2, `stateId` ISO 3166-2. */
export const Address = z.object({
  name: text(100).default(''),
  addressLine1: text(ADDRESS_LINE_MAX).default(''),
  addressLine2: text(ADDRESS_LINE_MAX).default(''),
  postalCode: text(POSTAL_CODE_MAX).default(''),
  city: text(CITY_MAX).default(''),
  countryId: z.union([z.literal(''), CountryCode], { error: 'choice' }).default(''),
  stateId: z
    .string()
    .regex(/^([A-Z]{2}-[A-Z0-9]{1,3})?$/, { error: 'choice' })
    .default(''),
  /** The state as an import or a place search said it, while that names none of the country's states. */
  stateText: text(100).optional(),
  lat: Latitude.optional(),
  lng: Longitude.optional(),
});
export type Address = z.infer<typeof Address>;

/** An address as it stands in print. */
export const addressLines = (address: Address, locale: Locale): string[] =>
  [
    address.addressLine1,
    address.addressLine2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.countryId && countryName(address.countryId, tagOf(locale)),
  ].filter(Boolean);

/** How a field of the address block behaves (spec section 5). */
export type AddressFieldMode = 'visibleMandatory' | 'visible' | 'disabled' | 'notVisible';
