import * as z from 'zod';
import { env } from '#functions/platform/runtime/env.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';
import { addressFrom, Component } from './address.ts';
import { askGoogle } from './ask.ts';

/** The most a text search answers. */
const PLACES_MAX = 20;

const Text = z.object({ text: z.string() });
const Location = z.object({ latitude: z.number(), longitude: z.number() });
const Predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: Text,
            structuredFormat: z.object({ mainText: Text, secondaryText: Text.optional() }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});
const Place = z.object({
  id: z.string(),
  displayName: Text.optional(),
  formattedAddress: z.string().default(''),
  location: Location,
  timeZone: z.object({ id: TimeZone }).optional().catch(undefined),
});
const Found = z.object({ places: z.array(Place).default([]) });
const Details = Place.extend({ addressComponents: z.array(Component).default([]) });

const pointOf = ({ latitude: lat, longitude: lng }: z.infer<typeof Location>) => ({ lat, lng });
const placeOf = ({ id, displayName, formattedAddress, location, timeZone }: z.infer<typeof Place>) => ({
  placeId: id,
  name: displayName?.text ?? '',
  address: formattedAddress,
  point: pointOf(location),
  ...(timeZone ? { zone: timeZone.id } : {}),
});

/** Places API (New), Autocomplete: names that go on as typed. */
export async function completePlace(input: string, languageCode: string) {
  const { suggestions } = await askGoogle({
    base: env.googlePlacesUrl(),
    path: '/v1/places:autocomplete',
    fields: '',
    schema: Predictions,
    body: { input, languageCode },
  });
  return suggestions.flatMap(({ placePrediction: found }) => {
    if (!found) return [];
    const { mainText = found.text, secondaryText } = found.structuredFormat ?? {};
    return [{ placeId: found.placeId, name: mainText.text, address: secondaryText?.text ?? '' }];
  });
}

/** Places API (New), Text Search: more than autocomplete knows, each with its point. */
export async function searchPlaces(textQuery: string, languageCode: string) {
  const { places } = await askGoogle({
    base: env.googlePlacesUrl(),
    path: '/v1/places:searchText',
    schema: Found,
    fields: 'places.id,places.displayName,places.formattedAddress,places.location,places.timeZone',
    body: { textQuery, languageCode, pageSize: PLACES_MAX },
  });
  return places.map(placeOf);
}

/** Places API (New), Place Details: one place with its address in parts. */
export async function placeDetails(placeId: string, languageCode: string) {
  const found = await askGoogle({
    base: env.googlePlacesUrl(),
    path: `/v1/places/${encodeURIComponent(placeId)}`,
    query: { languageCode },
    fields: 'id,displayName,formattedAddress,location,addressComponents',
    schema: Details,
  });
  return { ...placeOf(found), parts: addressFrom(found.addressComponents) };
}
