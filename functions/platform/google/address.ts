import * as z from 'zod';
import { isCountry } from '#shared/data/countries.ts';
import { statesOf } from '#shared/data/states.ts';
import { ADDRESS_LINE_MAX, CITY_MAX, POSTAL_CODE_MAX } from '#shared/kernel/geo/address.ts';
import { fold } from '#shared/kernel/text/text.ts';

/** A part of an address as Google's Places API (New) gives it. */
export const Component = z.object({
  longText: z.string().default(''),
  shortText: z.string().default(''),
  types: z.array(z.string()).default([]),
});
type Component = z.infer<typeof Component>;

/** Countries that write the house number before the street. */
const NUMBER_FIRST = new Set('AU BH CA EG FR GB HK IE IL IN KE LU MA NZ PH SG TH TN US ZA'.split(' '));

/** Finds the state by its code, or else by its name. A text that names no state is kept. */
function stateOf(countryId: string, { shortText = '', longText = '' }: Partial<Component>) {
  const states = statesOf(countryId);
  const found =
    states.find(({ stateId }) => stateId === `${countryId}-${shortText}`) ??
    states.find(({ name }) => fold(name) === fold(longText));
  if (found) return { stateId: found.stateId };
  return { stateId: '', ...(longText && states.length > 0 ? { stateText: longText.slice(0, 100) } : {}) };
}

/** Converts Google's address parts to the product's address block. */
export function addressFrom(components: readonly Component[]) {
  const part = (...types: string[]) =>
    types.flatMap((type) => components.find((component) => component.types.includes(type)) ?? [])[0];
  const text = (...types: string[]) => part(...types)?.longText ?? '';
  const country = part('country')?.shortText ?? '';
  const [street, number] = [text('route', 'premise'), text('street_number')];
  const line = NUMBER_FIRST.has(country) ? [number, street] : [street, number];
  return {
    addressLine1: line.filter(Boolean).join(' ').slice(0, ADDRESS_LINE_MAX),
    addressLine2: text('subpremise').slice(0, ADDRESS_LINE_MAX),
    postalCode: text('postal_code').slice(0, POSTAL_CODE_MAX),
    city: text('locality', 'postal_town', 'sublocality', 'administrative_area_level_2').slice(0, CITY_MAX),
    countryId: isCountry(country) ? country : '',
    ...stateOf(country, part('administrative_area_level_1') ?? {}),
  };
}
