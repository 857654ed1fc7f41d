import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeCompany, unknownId } from '#test/support/fixtures.ts';
import { startGoogle } from '#test/support/google.ts';

const { googleDirections, places } = groundTransportContract.routes;
const GOOGLE_ID = 'ChIJVXealLU_xkcRja_At0z9AGY';
let agency: Agency;
let porto: string;
let lisboa: string;
beforeAll(async () => {
  agency = await makeAgency();
  const address = { city: 'Porto', countryId: 'PT', lat: 41.1579, lng: -8.6291 };
  const made = await makeCompany(agency.tenantId, { name: 'Casa', roles: ['venue'], zone: 'Europe/Lisbon', address });
  porto = `company-${made.id}`;
  lisboa = `company-${agency.venue.id}`;
});
const ask = (query: object, who = agency.users.agent) =>
  ok(googleDirections, who, { query: { startPlaceId: lisboa, endPlaceId: porto, ...query } });

describe('without a key of Google’s', () => {
  test('the way is an estimate between points that are known, and says why', async () => {
    const found = await ask({});
    expect(found.status).toBe('NOT_CONFIGURED');
    expect(found.estimate?.distance).toBeGreaterThan(270_000);
    expect(found.estimate?.distance).toBeLessThan(280_000);
    expect(found.estimate?.duration).toBeGreaterThan(200);
    expect(found).not.toHaveProperty('polyline');
  });

  test('a place that is only Google’s has a point where one is told', async () => {
    expect(await ask({ endPlaceId: GOOGLE_ID })).toEqual({ status: 'NOT_CONFIGURED' });
    const near = await ask({ endPlaceId: GOOGLE_ID, endGeo: '38.8,-9.1' });
    expect(near.estimate?.distance).toBeLessThan(10_000);
  });
});

describe('with one', () => {
  let stop = () => {};
  afterEach(() => stop());
  const google = async (answer: object | number) => {
    const server = await startGoogle({ '/directions/v2:computeRoutes': () => answer });
    stop = server.stop;
    return server;
  };
  const ROAD = { distanceMeters: 313_000, duration: '11040s', polyline: { encodedPolyline: '_p~iF~ps|U' } };

  test('the road is Google’s: its places by their id, ours by their point', async () => {
    const { asked } = await google({ routes: [ROAD] });
    const found = await ask({ endPlaceId: GOOGLE_ID });
    expect(found).toEqual({ status: 'OK', distance: 313_000, duration: 184, polyline: '_p~iF~ps|U' });
    expect(asked[0]?.body).toMatchObject({
      origin: { location: { latLng: { latitude: 38.7223, longitude: -9.1393 } } },
      destination: { placeId: GOOGLE_ID },
    });
  });

  test('no road and no answer are told apart, with the estimate', async () => {
    await google({});
    expect(await ask({})).toMatchObject({ status: 'ZERO_RESULTS', estimate: { distance: expect.any(Number) } });
    stop();
    await google(503);
    expect(await ask({})).toMatchObject({ status: 'UNKNOWN_ERROR', estimate: { distance: expect.any(Number) } });
  });
});

test('who asks for what is wrong hears where', async () => {
  const wrong = async (query: object) => {
    const input = { query: { startPlaceId: lisboa, endPlaceId: porto, ...query } };
    return (await call(googleDirections, agency.users.agent, input)).body.errors?.[0];
  };
  expect(await wrong({ endPlaceId: `company-${unknownId()}` })).toMatchObject({ code: 'choice', field: 'endPlaceId' });
  expect(await wrong({ startPlaceId: '' })).toMatchObject({ field: 'startPlaceId' });
  expect(await wrong({ startGeo: '91,0' })).toMatchObject({ field: 'startGeo.lat' });
  const outside = { query: { startPlaceId: lisboa, endPlaceId: porto } };
  expect(refusal(await call(googleDirections, agency.users.promoter, outside))).toBe('403 denied');
  expect(refusal(await call(googleDirections, agency.users.artist, outside))).toBe('400 choice');
});

test('the agency’s own places are found by name, those of nobody else', async () => {
  const found = async (who = agency.users.agent) => (await ok(places, who, { query: { keyword: 'casa' } })).rows;
  expect(await found()).toEqual([
    expect.objectContaining({
      placeId: porto,
      name: 'Casa',
      locationType: 'venue',
      point: { lat: 41.1579, lng: -8.6291 },
    }),
  ]);
  expect(await found((await makeAgency()).users.agent)).toEqual([]);
  expect(await found(agency.users.artist)).toEqual([]);
  expect(refusal(await call(places, agency.users.agent, { query: { keyword: 'c' } }))).toMatch('400');
});
