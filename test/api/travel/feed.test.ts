import { beforeAll, describe, expect, test } from 'vitest';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { eventsIn, fetchCalendar } from '#test/api/icalendar-feed/reader.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';
import {
  type Air,
  flightInput,
  lodgingInput,
  makeAir,
  makeFlight,
  makeLodging,
  makeTrain,
} from '#test/support/travel.ts';
import { KINDS, type Kind } from './kinds.ts';

const { create, addAddress } = icalendarFeedContract.routes;
let agency: Agency;
let air: Air;
beforeAll(async () => {
  agency = await makeAgency();
  air = await makeAir(agency);
});
const today = agencyDay();
const on = (days: number, clock: string) => `${addDays(today, days)}T${clock}`;
const agent = () => agency.users.agent;

async function feedOf(who: TestUser, kinds: readonly (Kind | 'show')[]) {
  const { id } = await ok(create, who, { body: { title: 'Tour', kinds: [...kinds] } });
  const { url } = await ok(addAddress, who, { params: { id }, body: { label: 'Phone' } });
  return async () => eventsIn((await fetchCalendar(url)).text);
}
const hop = (from: string, to: string, days: number) => ({
  airlineId: air.airlineId,
  flightNumber: `${days}`,
  departure: { airportId: from, dateTimeLocal: on(days, '09:10'), terminal: '2' },
  arrival: { airportId: to, dateTimeLocal: on(days, '10:30') },
});
const twoFlights = () => [hop(air.amsterdam, air.london, 20), hop(air.london, air.newYork, 21)];

describe('a calendar feed', () => {
  test('has an event per flight, the same from then on; a change raises it, a removed one is cancelled', async () => {
    const flight = await makeFlight(agency, air, { segments: twoFlights(), bookingReference: 'PNR123' });
    const [first = '', second = ''] = flight.segments.map(({ id }) => `flight-${id}@backline`);
    const read = await feedOf(agent(), ['flight']);
    const mine = async () => (await read()).filter(({ uid }) => [first, second].includes(uid));
    const before = await mine();
    expect(before).toMatchObject([
      {
        uid: first,
        status: 'CONFIRMED',
        summary: 'First Artist · T1 20 QAM → QLO',
        start: `${on(20, '09:10')}:00`,
        location: 'Amsterdam Test (QAM), 2',
      },
      { uid: second, summary: 'First Artist · T1 21 QLO → QNY', start: `${on(21, '09:10')}:00` },
    ]);
    expect(before[0]?.text).toContain('PNR123');
    expect(before[0]?.text).toContain('DTSTART;TZID=Europe/Amsterdam:');
    expect(before[0]?.text).toContain('DTEND;TZID=Europe/London:');
    expect(await mine()).toEqual(before);
    const segments = flight.segments.map(({ id }, i) => ({ ...twoFlights()[i], id }));
    const body = { ...flightInput(agency, air, { segments: segments as never, notes: 'Gate B' }), rev: 1 };
    await ok(flightContract.routes.update, agent(), { params: { id: flight.id }, body });
    const changed = await mine();
    expect(changed.map(({ uid }) => uid)).toEqual([first, second]);
    for (const [i, { sequence }] of changed.entries()) expect(sequence).toBeGreaterThan(before[i]?.sequence ?? 99);
    const params = { id: flight.id, segmentId: flight.segments[0]?.id ?? '' };
    await ok(flightContract.routes.removeSegment, agent(), { params });
    const left = await mine();
    const of = (uid: string) => left.find((event) => event.uid === uid);
    expect([of(first)?.status, of(second)?.status]).toEqual(['CANCELLED', 'CONFIRMED']);
    expect(of(first)?.sequence).toBeGreaterThan(changed[0]?.sequence ?? 99);
  });

  test('has a copy beside what it was copied from', async () => {
    const flight = await makeFlight(agency, air, { segments: twoFlights() });
    const read = await feedOf(agent(), ['flight']);
    const copy = await ok(flightContract.routes.copy, agent(), { params: { id: flight.id } });
    const uids = (await read()).map(({ uid }) => uid);
    for (const { id } of [...flight.segments, ...copy.segments]) expect(uids).toContain(`flight-${id}@backline`);
    expect(new Set(uids).size).toBe(uids.length);
  });

  test('has trains with their stations, and a stay from its first to its last day', async () => {
    const train = await makeTrain(agency, {
      phase: 'options',
      segments: [
        {
          trainNumber: 'ICE 7',
          coach: '4',
          seats: '61',
          departure: { placeName: 'Köln Hbf', platform: '5', dateTimeLocal: on(30, '08:00') },
          arrival: { placeName: 'Mainz Hbf', dateTimeLocal: on(30, '10:00') },
        },
      ],
    });
    const lodging = await makeLodging(agency, {
      placeAddress: 'Rua 1',
      placeGeo: { lat: 38.7, lng: -9.1 },
      phone: '+351 1',
      stay: { checkIn: on(30, '15:00'), checkOut: on(32, '06:00') },
    });
    const events = await (await feedOf(agent(), ['train', 'lodging']))();
    expect(events).toMatchObject([
      {
        uid: `train-${train.segments[0]?.id}@backline`,
        status: 'TENTATIVE',
        summary: 'First Artist · ICE 7 Köln Hbf → Mainz Hbf',
        location: 'Köln Hbf',
      },
      {
        uid: `lodging-${lodging.id}@backline`,
        summary: 'First Artist · Hotel Mundial',
        location: 'Hotel Mundial, Rua 1',
      },
    ]);
    expect(events[0]?.text).toContain('4\\, 61');
    expect(events[1]?.text).toMatch(/GEO:38\.7;-9\.1/);
    expect(events[1]?.text).toContain(`DTEND;TZID=Europe/Lisbon:${on(32, '06:00').replaceAll(/[-:]/g, '')}00`);
    await ok(lodgingContract.routes.update, agent(), {
      params: { id: lodging.id },
      body: { ...lodgingInput(agency, { stay: lodging.stay, phase: 'cancelled' }), rev: 1 },
    });
    await ok(trainContract.routes.remove, agent(), { params: { id: train.id } });
  });

  test('has what its owner asks for and may read', async () => {
    const own = await makeAgency();
    const there = await makeAir(own);
    const segments = flightInput(own, there).segments.map((segment) => ({
      ...segment,
      departure: { ...segment.departure, dateTimeLocal: on(40, '09:00') },
      arrival: { ...segment.arrival, dateTimeLocal: on(40, '10:00') },
    }));
    await makeFlight(own, there, { segments });
    await makeFlight(own, there, { segments, artistIds: [own.otherArtist.id] });
    await makeTrain(own, {
      segments: [
        {
          departure: { placeName: 'A', dateTimeLocal: on(41, '09:00') },
          arrival: { placeName: 'B', dateTimeLocal: on(41, '10:00') },
        },
      ],
    });
    await makeLodging(own, { stay: { checkIn: on(42, '15:00'), checkOut: on(43, '10:00') } });
    const kindsOf = async (who: TestUser, kinds: readonly (Kind | 'show')[]) =>
      (await (await feedOf(who, kinds))()).map(({ uid }) => uid.split('-')[0]);
    const { permissions } = own.users.agent.user;
    expect(await kindsOf(own.users.agent, KINDS)).toEqual(['flight', 'flight', 'train', 'lodging']);
    expect(await kindsOf(own.users.agent, ['show'])).toEqual([]);
    expect(await kindsOf(own.users.artist, KINDS)).toEqual(['flight', 'train', 'lodging']);
    const without = permissions.filter((permission) => permission !== 'flight.read');
    const grounded = await makeSignedIn(own.tenantId, { role: 'agent', permissions: without });
    expect(await kindsOf(grounded, KINDS)).toEqual(['train', 'lodging']);
  });
});
