import { afterEach, expect, test } from 'vitest';
import { googleContract } from '#shared/domains/relations/google/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { startGoogle } from '#test/support/google.ts';

const { autocomplete, textSearch, places } = googleContract.routes;
/** As Places API (New) answers. */
const SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJVXealLU_xkcRja_At0z9AGY',
        placeId: 'ChIJVXealLU_xkcRja_At0z9AGY',
        text: { text: 'Paradiso, Weteringschans, Amsterdam, Netherlands', matches: [{ endOffset: 8 }] },
        structuredFormat: {
          mainText: { text: 'Paradiso', matches: [{ endOffset: 8 }] },
          secondaryText: { text: 'Weteringschans, Amsterdam, Netherlands' },
        },
        types: ['event_venue', 'point_of_interest', 'establishment'],
      },
    },
    { queryPrediction: { text: { text: 'paradiso amsterdam' } } },
  ],
};
const PARADISO = {
  id: 'ChIJVXealLU_xkcRja_At0z9AGY',
  formattedAddress: 'Weteringschans 6-8, 1017 SG Amsterdam, Netherlands',
  location: { latitude: 52.3622, longitude: 4.8839 },
  displayName: { text: 'Paradiso', languageCode: 'nl' },
};
const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
});
const DETAILS = {
  ...PARADISO,
  addressComponents: [
    component('6-8', '6-8', 'street_number'),
    component('Weteringschans', 'Weteringschans', 'route'),
    component('Amsterdam', 'Amsterdam', 'locality', 'political'),
    component('Noord-Holland', 'NH', 'administrative_area_level_1', 'political'),
    component('Netherlands', 'NL', 'country', 'political'),
    component('1017 SG', '1017 SG', 'postal_code'),
  ],
};

let google: Awaited<ReturnType<typeof startGoogle>> | undefined;
const agency = await makeAgency();
afterEach(() => {
  google?.stop();
  google = undefined;
});
const agent = () => agency.users.agent;

test('names go on as typed, in the reader’s language, and the key leaves in a header', async () => {
  google = await startGoogle({ '/v1/places:autocomplete': () => SUGGESTIONS });
  const { rows } = await ok(autocomplete, agent(), { query: { keyword: ' parad ' } });
  expect(rows).toEqual([{ placeId: PARADISO.id, name: 'Paradiso', address: 'Weteringschans, Amsterdam, Netherlands' }]);
  expect(google.asked).toMatchObject([{ key: 'test-key', body: { input: 'parad', languageCode: 'en' } }]);
  expect(google.asked[0]?.url).not.toContain('test-key');
});

test('a text search finds more, with points; nothing found is no error', async () => {
  let found: object = { places: [PARADISO] };
  google = await startGoogle({ '/v1/places:searchText': () => found });
  const { rows } = await ok(textSearch, agent(), { query: { keyword: 'Paradiso' } });
  expect(rows).toMatchObject([{ name: 'Paradiso', point: { lat: 52.3622, lng: 4.8839 } }]);
  found = {};
  expect((await ok(textSearch, agent(), { query: { keyword: 'Nowhere Hall' } })).rows).toEqual([]);
});

test('a place fills the address block', async () => {
  google = await startGoogle({ [`/v1/places/${PARADISO.id}`]: () => DETAILS });
  expect(await ok(places, agent(), { query: { placeId: PARADISO.id } })).toMatchObject({
    point: { lat: 52.3622, lng: 4.8839 },
    parts: {
      addressLine1: 'Weteringschans 6-8',
      postalCode: '1017 SG',
      city: 'Amsterdam',
      countryId: 'NL',
      stateId: 'NL-NH',
    },
  });
});

test('without a key, and without an answer, it says so', async () => {
  const ask = () => call(autocomplete, agent(), { query: { keyword: 'parad' } });
  expect(refusal(await ask())).toBe('409 google.notConfigured');
  google = await startGoogle({ '/v1/places:autocomplete': () => 503 });
  const silent = await ask();
  expect(refusal(silent)).toBe('409 google.noAnswer');
  expect(silent.body.errors?.[0]?.message).toContain('by hand');
});

test('refuses one character, strange ids and outsiders', async () => {
  const short = await call(autocomplete, agent(), { query: { keyword: ' p ' } });
  expect(refusal(short)).toMatch(/^400 /);
  expect(short.body.errors?.[0]?.field).toBe('keyword');
  expect(refusal(await call(places, agent(), { query: { placeId: '../key' } }))).toBe('400 choice');
  expect(refusal(await call(autocomplete, agency.users.artist, { query: { keyword: 'parad' } }))).toBe('403 denied');
});
