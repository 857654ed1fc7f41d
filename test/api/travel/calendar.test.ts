import { beforeAll, describe, expect, test } from 'vitest';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';
import { type Air, makeAir, makeAirport, makeFlight, makeLodging, makeTrain } from '#test/support/travel.ts';
import { asked } from './kinds.ts';

let agency: Agency;
type Far = Air & { readonly auckland: string; readonly honolulu: string };
const makeFar = async (own: Agency): Promise<Far> => ({
  ...(await makeAir(own)),
  auckland: await makeAirport(own, ['QAK', 'Auckland', 'NZ', -37.008, 174.792]),
  honolulu: await makeAirport(own, ['QHO', 'Honolulu', 'US', 21.321, -157.925]),
});
let air: Far;
beforeAll(async () => {
  agency = await makeAgency();
  air = await makeFar(agency);
});
/** Out in the evening, over the date line by its clocks, and on a day later. */
const flights = (there: Far) => {
  const hop = (from: string, leaves: string, to: string, lands: string, flightNumber: string) => ({
    airlineId: there.airlineId,
    flightNumber,
    departure: { airportId: from, dateTimeLocal: leaves },
    arrival: { airportId: to, dateTimeLocal: lands },
  });
  return [
    hop(there.amsterdam, '2027-08-10T22:30', there.newYork, '2027-08-11T06:10', '1'),
    hop(there.auckland, '2027-08-12T09:00', there.honolulu, '2027-08-11T21:00', '2'),
    hop(there.london, '2027-08-14T05:50', there.amsterdam, '2027-08-14T08:00', '3'),
  ];
};
const trains = [
  {
    trainNumber: 'IC 1',
    departure: { placeName: 'Amsterdam', dateTimeLocal: '2027-08-20T08:00' },
    arrival: { placeName: 'Berlin', dateTimeLocal: '2027-08-20T14:00' },
  },
  {
    trainNumber: 'NJ 2',
    departure: { placeName: 'Berlin', dateTimeLocal: '2027-08-21T21:00' },
    arrival: { placeName: 'Wien', dateTimeLocal: '2027-08-22T06:30' },
  },
];
const planned = async (own: Agency, from: string, to: string) =>
  (await ok(planningContract.routes.appointments, own.users.agent, { body: { from, to } })).appointments;
const entriesOf = async (own: Agency, from: string, to: string, who: TestUser = own.users.agent) => {
  const { days } = await ok(itineraryContract.routes.list, who, { body: { artistId: own.artist.id, from, to } });
  return days.flatMap(({ date, entries }) =>
    entries.map(({ kind, label, startsAt }) => `${date} ${kind} ${label} ${startsAt.slice(8)}`),
  );
};

describe('planning', () => {
  test('has each flight in the row of its artist, in the journey’s colour, across the date line too', async () => {
    const { id } = await makeFlight(agency, air, { segments: flights(air), hexColor: '#1D4ED8', phase: 'options' });
    const cards = await planned(agency, '2027-08-10', '2027-08-14');
    expect(cards.toSorted((a, b) => a.start.localeCompare(b.start))).toMatchObject([
      { kind: 'flight', id, title: 'T1 1 QAM → QNY', start: '2027-08-10T22:30', end: '2027-08-11T06:10' },
      { kind: 'flight', id, title: 'T1 2 QAK → QHO', start: '2027-08-12T09:00', end: '2027-08-12T09:01' },
      { kind: 'flight', id, title: 'T1 3 QLO → QAM', start: '2027-08-14T05:50', end: '2027-08-14T08:00' },
    ]);
    for (const card of cards)
      expect(card).toMatchObject({ artistId: agency.artist.id, hexColor: '#1D4ED8', phase: 'options' });
    expect(await planned(agency, '2027-08-11', '2027-08-11')).toEqual([]);
    await asked('flight', 'remove', agency.users.agent, { params: { id } });
    expect(await planned(agency, '2027-08-10', '2027-08-14')).toEqual([]);
    await asked('flight', 'restore', agency.users.agent, { params: { id } });
    expect(await planned(agency, '2027-08-10', '2027-08-14')).toHaveLength(3);
    await asked('flight', 'remove', agency.users.agent, { params: { id } });
  });

  test('has each train, as it stands after a change of the journey', async () => {
    const { id, segments } = await makeTrain(agency, { segments: trains });
    const titles = async () =>
      (await planned(agency, '2027-08-20', '2027-08-22')).map(({ title, start }) => [start, title]);
    expect((await titles()).toSorted()).toEqual([
      ['2027-08-20T08:00', 'IC 1 Amsterdam → Berlin'],
      ['2027-08-21T21:00', 'NJ 2 Berlin → Wien'],
    ]);
    const params = { id, segmentId: segments[0]?.id ?? '' };
    await ok(trainContract.routes.removeSegment, agency.users.agent, { params });
    expect(await titles()).toEqual([['2027-08-21T21:00', 'NJ 2 Berlin → Wien']]);
    await asked('train', 'remove', agency.users.agent, { params: { id } });
  });

  test('has a stay over the turn of the month in both, once in a stretch of both', async () => {
    const { id } = await makeLodging(agency, { stay: { checkIn: '2027-09-29T15:00', checkOut: '2027-10-02T06:00' } });
    for (const [from, to] of [
      ['2027-09-30', '2027-09-30'],
      ['2027-10-02', '2027-10-02'],
      ['2027-09-01', '2027-10-31'],
    ] as const)
      expect((await planned(agency, from, to)).map((card) => card.id)).toEqual([id]);
    expect(await planned(agency, '2027-10-03', '2027-10-03')).toEqual([]);
  });
});

describe('the itinerary', () => {
  let own: Agency;
  beforeAll(async () => {
    own = await makeAgency();
    const there = await makeFar(own);
    await makeFlight(own, there, { segments: flights(there) });
    await makeTrain(own, { segments: trains });
    await makeLodging(own, { stay: { checkIn: '2027-08-11T15:00', checkOut: '2027-08-14T04:30' } });
    await makeLodging(own, { placeName: 'Cancelled', phase: 'cancelled' });
    await makeLodging(own, { placeName: 'Not theirs', artistIds: [own.otherArtist.id] });
  });

  test('has each flight and train on its own day, and a stay where it is arrived at and left', async () => {
    expect(await entriesOf(own, '2027-08-01', '2027-08-31')).toEqual([
      '2027-08-10 flight T1 1 QAM → QNY 10T22:30',
      '2027-08-11 lodging Hotel Mundial 11T15:00',
      '2027-08-12 flight T1 2 QAK → QHO 12T09:00',
      '2027-08-14 checkOut Hotel Mundial 14T04:30',
      '2027-08-14 flight T1 3 QLO → QAM 14T05:50',
      '2027-08-20 train IC 1 Amsterdam → Berlin 20T08:00',
      '2027-08-21 train NJ 2 Berlin → Wien 21T21:00',
    ]);
  });

  test('of one day has what is of that day, once where both artists of a tour share it', async () => {
    expect(await entriesOf(own, '2027-08-14', '2027-08-14')).toEqual([
      '2027-08-14 checkOut Hotel Mundial 14T04:30',
      '2027-08-14 flight T1 3 QLO → QAM 14T05:50',
    ]);
    expect(await entriesOf(own, '2027-08-13', '2027-08-13')).toEqual([]);
    expect(await entriesOf(own, '2027-05-20', '2027-05-22')).toEqual([]);
    const tour = { name: 'Tour', startDate: '2027-05-01', endDate: '2027-08-31' };
    const artistIds = [own.artist.id, own.otherArtist.id];
    const { id: productionId } = await ok(productionContract.routes.create, own.users.agent, {
      body: { ...tour, artistIds },
    });
    const body = { productionId, from: '2027-05-20', to: '2027-05-22' };
    const { days } = await ok(itineraryContract.routes.list, own.users.agent, { body });
    expect(days.flatMap(({ date, entries }) => entries.map(({ kind, label }) => [date, kind, label]))).toEqual([
      ['2027-05-20', 'lodging', 'Not theirs'],
      ['2027-05-22', 'checkOut', 'Not theirs'],
    ]);
  });

  test('has of each kind what its reader may read', async () => {
    const kinds = async (who: TestUser) => {
      const entries = await entriesOf(own, '2027-08-01', '2027-08-31', who);
      return [...new Set(entries.map((entry) => entry.split(' ')[1]))].toSorted();
    };
    const { permissions } = own.users.agent.user;
    for (const hidden of ['flight', 'train', 'lodging']) {
      const left = permissions.filter((permission) => permission !== `${hidden}.read`);
      const who = await makeSignedIn(own.tenantId, { role: 'agent', permissions: left });
      const all = ['checkOut', 'flight', 'lodging', 'train'];
      expect(await kinds(who)).toEqual(
        all.filter((kind) => kind !== hidden && (hidden !== 'lodging' || kind !== 'checkOut')),
      );
    }
    expect(await kinds(own.users.artist)).toEqual(['checkOut', 'flight', 'lodging', 'train']);
  });
});
