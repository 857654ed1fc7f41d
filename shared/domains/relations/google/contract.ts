import * as z from 'zod';
import { reads } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { PLACE_KEYWORD_MAX, PLACE_KEYWORD_MIN } from './limits.ts';

const Keyword = typedText().trim().min(PLACE_KEYWORD_MIN).max(PLACE_KEYWORD_MAX);
const PlaceId = z.string().regex(/^[\w-]{1,300}$/, { error: 'choice' });

export const PlaceHit = z.object({ placeId: z.string(), name: z.string(), address: z.string() });
export type PlaceHit = z.infer<typeof PlaceHit>;
const PlaceOnMap = PlaceHit.extend({ point: GeoPoint });
/** A place with its address in the parts of the address block. */
export const Place = PlaceOnMap.extend({
  parts: z.object({
    addressLine1: z.string(),
    addressLine2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    countryId: z.string(),
    stateId: z.string(),
    stateText: z.string().optional(),
  }),
});
export type Place = z.infer<typeof Place>;

/** Google's places through our own endpoints: the browser talks to no third party, and the key stays here. */
export const googleContract = contract('google', {
  errors: { 'google.notConfigured': 409, 'google.noAnswer': 409 },
  routes: {
    autocomplete: route(v1('GET', '/google/autocomplete'), reads('company.read'), {
      timeout: 20,
      query: z.object({ keyword: Keyword }),
      output: rowsOf(PlaceHit),
    }),
    textSearch: route(v1('GET', '/google/textsearch'), reads('company.read'), {
      timeout: 20,
      query: z.object({ keyword: Keyword }),
      output: rowsOf(PlaceOnMap),
    }),
    places: route(v1('GET', '/google/places'), reads('company.read'), {
      timeout: 20,
      query: z.object({ placeId: PlaceId }),
      output: Place,
    }),
  },
});
