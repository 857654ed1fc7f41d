import { afterEach, beforeAll, expect, test } from 'vitest';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { airportContract } from '#shared/domains/reference/airport/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeCompany, showInput, unknownId } from '#test/support/fixtures.ts';
import { startGoogle } from '#test/support/google.ts';

const { mapShow, mapVenue, mapAirport } = planningContract.routes;
const ROAD = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
let agency: Agency;
let foreign: Agency;
let porto: { readonly id: string };
let airport: { readonly id: string };
let google: Awaited<ReturnType<typeof startGoogle>> | undefined;
beforeAll(async () => {
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
  const address = { city: 'Porto', countryId: 'PT', lat: 41.1579, lng: -8.6291 };
  porto = await makeCompany(agency.tenantId, { name: 'Porto Hall', roles: ['venue'], zone: 'Europe/Lisbon', address });
  const body = { name: 'Porto Airport', iata: 'QPO', countryId: 'PT', point: { lat: 41.248, lng: -8.681 } };
  airport = await ok(airportContract.routes.create, agency.users.administrator, { body });
});
afterEach(() => {
  google?.stop();
  google = undefined;
});
const agent = () => agency.users.agent;
const insert = (day: string, more: object = {}) =>
  ok(showContract.routes.insert, agent(), {
    body: showInput(agency, { start: `${day}T20:00`, end: `${day}T22:00`, ...more }),
  });
const week = (month: string) => ({ from: `${month}-01`, to: `${month}-07` });

test('shows stand in the order of the route, with how far they lie apart', async () => {
  const last = await insert('2027-03-05', { venueId: porto.id });
  const first = await insert('2027-03-02');
  await insert('2027-03-03', { venueId: undefined });
  await insert('2027-03-09');
  const map = await ok(mapShow, agent(), { body: week('2027-03') });
  expect(map.stops.map(({ showId }) => showId)).toEqual([first.id, last.id]);
  expect(map.stops[1]).toMatchObject({ venueName: 'Porto Hall', point: { lat: 41.1579 } });
  expect(map.unplaced).toBe(1);
  expect(map.legs).toEqual([
    {
      artistId: agency.artist.id,
      fromShowId: first.id,
      toShowId: last.id,
      measured: false,
      distance: expect.closeTo(274_000, -4),
      minutes: expect.any(Number),
    },
  ]);
});

test("shows in each other's way are named, both ways round; clauses stay inside the agency", async () => {
  const clause = { radius: 500, unit: 'km', daysBefore: 3, daysAfter: 3 } as const;
  const first = await insert('2027-06-01');
  await ok(exclusivityContract.routes.set, agent(), { body: { showId: first.id, rev: first.rev, ...clause } });
  const same = await insert('2027-06-01', { start: '2027-06-01T21:00', end: '2027-06-01T23:00' });
  const near = await insert('2027-06-04', { venueId: porto.id });
  await insert('2027-06-06', { venueId: porto.id });
  await insert('2027-06-01', { artistIds: [agency.otherArtist.id] });
  const seen = async (who: 'agent' | 'artist') =>
    (await ok(mapShow, agency.users[who], { body: week('2027-06') })).conflicts.map(
      ({ showId, otherId, kinds, clause: met }) => [showId, otherId, kinds.join(), met?.isOwn],
    );
  const overlap = (met: boolean | undefined) => [
    [first.id, same.id, met === undefined ? 'overlap' : 'overlap,exclusivity', met],
    [same.id, first.id, met === undefined ? 'overlap' : 'overlap,exclusivity', met === undefined ? met : !met],
  ];
  const broken = [
    [first.id, near.id, 'exclusivity', true],
    [near.id, first.id, 'exclusivity', false],
  ];
  expect((await seen('agent')).toSorted()).toEqual([...overlap(true), ...broken].toSorted());
  expect((await seen('artist')).toSorted()).toEqual(overlap(undefined).toSorted());
});

test('with a key the road is measured, and a road that is not there is a straight line', async () => {
  await insert('2027-04-02');
  await insert('2027-04-05', { venueId: porto.id });
  let roads: object | number = {
    routes: [{ distanceMeters: 313_412, duration: '10980s', polyline: { encodedPolyline: ROAD } }],
  };
  google = await startGoogle({ '/directions/v2:computeRoutes': () => roads });
  const legs = async () => (await ok(mapShow, agent(), { body: week('2027-04') })).legs;
  expect(await legs()).toMatchObject([{ distance: 313_412, minutes: 183, measured: true, polyline: ROAD }]);
  expect(google.asked[0]).toMatchObject({
    key: 'test-key',
    body: { travelMode: 'DRIVE', origin: { location: { latLng: { latitude: 38.7223 } } } },
  });
  for (const none of [{}, 503]) {
    roads = none;
    expect(await legs()).toMatchObject([{ measured: false }]);
  }
});

test('outsiders see the ways of their artists alone, another agency nothing', async () => {
  await insert('2027-05-02', { artistIds: [agency.otherArtist.id] });
  const seen = (who: 'agent' | 'artist') => ok(mapShow, agency.users[who], { body: week('2027-05') });
  expect((await seen('agent')).stops).toHaveLength(1);
  expect((await seen('artist')).stops).toEqual([]);
  expect((await ok(mapShow, foreign.users.agent, { body: week('2027-05') })).stops).toEqual([]);
});

test('refuses days in the wrong order', async () => {
  const body = { from: '2027-03-07', to: '2027-03-01' };
  expect(refusal(await call(mapShow, agent(), { body }))).toBe('400 endBeforeBegin');
});

test('a venue with the airports around it', async () => {
  const { venue, airports } = await ok(mapVenue, agent(), { body: { venueId: porto.id } });
  expect(venue).toMatchObject({ name: 'Porto Hall', cityCountry: 'Porto, PT' });
  expect(airports).toMatchObject([{ iata: 'QPO', way: { measured: false } }]);
  google = await startGoogle({
    '/distanceMatrix/v2:computeRouteMatrix': () => [
      { originIndex: 0, destinationIndex: 0, condition: 'ROUTE_EXISTS', distanceMeters: 14_800, duration: '1020s' },
    ],
  });
  const measured = await ok(mapVenue, agent(), { body: { venueId: porto.id } });
  expect(measured.airports[0]?.way).toEqual({ distance: 14_800, minutes: 17, measured: true });
  expect(refusal(await call(mapVenue, foreign.users.agent, { body: { venueId: porto.id } }))).toBe('404 notFound');
});

test('the way from an airport to a venue', async () => {
  const body = { airportId: airport.id, venueId: porto.id };
  const { way } = await ok(mapAirport, agent(), { body });
  expect(way).toMatchObject({ measured: false, distance: expect.closeTo(11_000, -4) });
  expect(refusal(await call(mapAirport, agent(), { body: { ...body, airportId: unknownId() } }))).toBe('404 notFound');
  expect(refusal(await call(mapAirport, foreign.users.agent, { body }))).toBe('404 notFound');
});
