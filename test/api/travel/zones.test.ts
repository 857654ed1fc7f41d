import { beforeAll, describe, expect, test } from 'vitest';
import { flightStore } from '#functions/domains/journeys/flight/store.ts';
import { renewPlanning } from '#scripts/renew-items.ts';
import { renewZones } from '#scripts/renew-zones.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { makeRide, rideInput } from '#test/api/ground-transport/ground-transport.ts';
import { eventsIn, fetchCalendar } from '#test/api/icalendar-feed/reader.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';
import { type Air, flightInput, makeAir, makeAirport, makeFlight } from '#test/support/travel.ts';

let agency: Agency;
let air: Air;
let [tokyo, newark] = ['', ''];
beforeAll(async () => {
  agency = await makeAgency();
  air = await makeAir(agency);
  tokyo = await makeAirport(agency, ['QTY', 'Tokyo', 'JP', 35.552, 139.78]);
  newark = await makeAirport(agency, ['QEW', 'Newark', 'US', 40.692, -74.169]);
});
const SYSTEM = { userId: 'test', name: 'Test' };
const agent = () => agency.users.agent;
const hop = (from: string, leaves: string, to: string, arrives: string) => ({
  airlineId: air.airlineId,
  flightNumber: '9',
  departure: { airportId: from, dateTimeLocal: leaves },
  arrival: { airportId: to, dateTimeLocal: arrives },
});
const fly = (...segments: ReturnType<typeof hop>[]) => makeFlight(agency, air, { segments });
const planned = (from: string, to: string) =>
  ok(planningContract.routes.appointments, agent(), { body: { from, to, kinds: ['flight', 'groundTransport'] } });

describe('a flight home over the date line', () => {
  test('is in the calendar feed with its zones and true length', async () => {
    const day = addDays(agencyDay(), 30);
    await fly(hop(tokyo, `${day}T19:53`, newark, `${day}T18:59`));
    const body = { title: 'Tour', kinds: ['flight' as const] };
    const { id } = await ok(icalendarFeedContract.routes.create, agent(), { body });
    const { url } = await ok(icalendarFeedContract.routes.addAddress, agent(), {
      params: { id },
      body: { label: 'P' },
    });
    const { text } = await fetchCalendar(url);
    const date = day.replaceAll('-', '');
    expect(eventsIn(text)).toHaveLength(1);
    expect(text).toContain(`DTSTART;TZID=Asia/Tokyo:${date}T195300`);
    expect(text).toContain(`DTEND;TZID=America/New_York:${date}T185900`);
    expect(text.match(/TZID:.*/g)).toEqual(['TZID:Asia/Tokyo', 'TZID:America/New_York']);
  });

  test('says its arrival in planning', async () => {
    await fly(hop(tokyo, '2027-01-09T19:53', newark, '2027-01-09T18:59'));
    expect((await planned('2027-01-09', '2027-01-09')).appointments).toMatchObject([
      {
        start: '2027-01-09T19:53',
        end: '2027-01-09T19:54',
        arrival: '2027-01-09T18:59',
        zone: 'Asia/Tokyo',
        endZone: 'America/New_York',
      },
    ]);
  });
});

test('a flight that cannot arrive so early by its zones is refused at its arrival', async () => {
  const segments = [hop(air.london, '2027-05-20T10:00', air.amsterdam, '2027-05-20T10:30')];
  const answer = await call(flightContract.routes.create, agent(), { body: flightInput(agency, air, { segments }) });
  expect(refusal(answer)).toBe('400 endBeforeBegin');
  expect(answer.body.errors?.[0]?.field).toBe('segments.0.arrival.dateTimeLocal');
  await fly(hop(air.amsterdam, '2027-05-20T10:00', air.london, '2027-05-20T10:00'));
});

test('a ride is as long as it takes, from one clock to the other', async () => {
  const place = (lat: number, lng: number) => ({ placeName: 'P', placeGeo: { lat, lng } });
  const input = rideInput(agency);
  const ride = await makeRide(agency, {
    duration: 180,
    start: { ...input.start, ...place(38.88, -7.16), dateTimeLocal: '2027-08-20T10:00' },
    end: { ...input.end, ...place(40.41, -3.7) },
  });
  expect([ride.start.zone, ride.end.zone, ride.end.dateTimeLocal]).toEqual([
    'Europe/Lisbon',
    'Europe/Madrid',
    '2027-08-20T14:00',
  ]);
});

test('a day sheet is in order of moments, and says which clock a flight goes by', async () => {
  const day = '2027-09-10';
  await ok(showContract.routes.insert, agent(), {
    body: showInput(agency, {
      start: `${day}T20:00`,
      end: `${day}T22:00`,
      statusId: agency.status('Confirmed').id,
    }),
  });
  await fly(hop(air.amsterdam, `${day}T09:30`, air.london, `${day}T09:50`));
  const early = rideInput(agency);
  await makeRide(agency, {
    start: { ...early.start, dateTimeLocal: `${day}T08:45` },
    end: { ...early.end, dateTimeLocal: `${day}T09:00` },
  });
  const whose = { artistId: agency.artist.id, from: day, to: day };
  const { days } = await ok(itineraryContract.routes.list, agent(), { body: whose });
  expect(days[0]?.zone).toBe('Europe/Lisbon');
  // 09:30 in Amsterdam is 08:30 in Lisbon: before a ride there at 08:45.
  expect(days[0]?.entries.map(({ kind, zone, endZone }) => [kind, zone, endZone])).toEqual([
    ['flight', 'Europe/Amsterdam', 'Europe/London'],
    ['groundTransport', undefined, undefined],
    ['showTime', undefined, undefined],
  ]);
});

test('journeys of before get the zones of their places at a start', async () => {
  const { id } = await fly(hop(air.london, '2027-10-01T10:00', air.newYork, '2027-10-01T13:00'));
  const ctx = { tenantId: agency.tenantId, actor: SYSTEM, now: new Date() };
  const stored = await flightStore.get(ctx, id);
  const { segments } = stored;
  const bare = segments.map(
    ({ departure: { zone: _d, ...departure }, arrival: { zone: _a, ...arrival }, ...rest }) => ({
      ...rest,
      departure,
      arrival,
    }),
  );
  await flightStore.update(ctx, stored, { ...stored, segments: bare });
  expect((await planned('2027-10-01', '2027-10-01')).appointments[0]?.zone).toBeUndefined();
  await renewZones(agency.tenantId);
  await renewPlanning(agency.tenantId);
  expect((await planned('2027-10-01', '2027-10-01')).appointments[0]).toMatchObject({
    zone: 'Europe/London',
    endZone: 'America/New_York',
  });
  expect((await flightStore.get(ctx, id)).segments).toEqual(segments);
});
