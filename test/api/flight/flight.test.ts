import { beforeAll, describe, expect, test } from 'vitest';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { airlineContract } from '#shared/domains/reference/airline/contract.ts';
import { airportContract } from '#shared/domains/reference/airport/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, unknownId } from '#test/support/fixtures.ts';
import { type Air, flightInput, makeAir, makeFlight } from '#test/support/travel.ts';

const { routes } = flightContract;
let [agency, other] = [{} as Agency, {} as Agency];
let [air, otherAir] = [{} as Air, {} as Air];
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  [air, otherAir] = await Promise.all([makeAir(agency), makeAir(other)]);
});
const agent = () => agency.users.agent;
type SegmentInput = ReturnType<typeof flightInput>['segments'][number];
const out = (more: object = {}): SegmentInput => ({
  airlineId: air.airlineId,
  flightNumber: '1001',
  departure: { airportId: air.amsterdam, dateTimeLocal: '2027-05-20T09:10', terminal: '1' },
  arrival: { airportId: air.london, dateTimeLocal: '2027-05-20T09:30' },
  ...more,
});
const over = (more: object = {}): SegmentInput => ({
  airlineId: air.airlineId,
  flightNumber: '77',
  departure: { airportId: air.london, dateTimeLocal: '2027-05-20T12:00' },
  arrival: { airportId: air.newYork, dateTimeLocal: '2027-05-20T15:05' },
  ...more,
});
const update = (id: string, rev: number, segments: SegmentInput[], more: object = {}) =>
  call(routes.update, agent(), { params: { id }, body: { ...flightInput(agency, air, { segments, ...more }), rev } });
const idsOf = ({ segments }: { segments: readonly { id: string }[] }) => segments.map(({ id }) => id);

describe('the flights of a journey', () => {
  test('carry what their airline and airports are called', async () => {
    const { segments } = await makeFlight(agency, air, { segments: [out({ flightNumber: '1001a', seats: '4A' })] });
    expect(segments).toEqual([
      {
        id: expect.any(String),
        airline: { airlineId: air.airlineId, name: 'Test Air', iata: 'T1' },
        flightNumber: '1001A',
        cabinClass: '',
        seats: '4A',
        departure: {
          airport: {
            airportId: air.amsterdam,
            name: 'Amsterdam Test',
            iata: 'QAM',
            city: 'Amsterdam',
            countryId: 'NL',
            point: { lat: 52.309, lng: 4.763 },
          },
          zone: 'Europe/Amsterdam',
          dateTimeLocal: '2027-05-20T09:10',
          terminal: '1',
        },
        arrival: expect.objectContaining({ dateTimeLocal: '2027-05-20T09:30' }),
      },
    ]);
  });

  test('keep their ids; one of another journey is not taken over, nor one twice', async () => {
    const [mine, theirs] = [
      await makeFlight(agency, air, { segments: [out(), over()] }),
      await makeFlight(agency, air),
    ];
    const [first = '', second = ''] = idsOf(mine);
    const [foreign = ''] = idsOf(theirs);
    const turned = await update(mine.id, 1, [over({ id: second }), out({ id: first })]);
    expect(idsOf(turned.body)).toEqual([second, first]);
    const stolen = await update(mine.id, 2, [out({ id: foreign }), over({ id: second })]);
    expect(idsOf(stolen.body)[0]).not.toBe(foreign);
    expect(idsOf(stolen.body)[1]).toBe(second);
    const twice = await update(mine.id, 3, [out({ id: second }), over({ id: second })]);
    expect(idsOf(twice.body)[0]).toBe(second);
    expect(idsOf(twice.body)[1]).not.toBe(second);
    expect(idsOf(await makeFlight(agency, air, { segments: [out({ id: foreign })] }))).not.toContain(foreign);
    expect(idsOf(await ok(routes.get, agent(), { params: { id: theirs.id } }))).toEqual([foreign]);
  });

  test('go one by one, the last with the journey', async () => {
    const { id, segments } = await makeFlight(agency, air, { segments: [out(), over()] });
    const [first = '', second = ''] = segments.map((segment) => segment.id);
    const remove = (segmentId: string, who = agent()) => call(routes.removeSegment, who, { params: { id, segmentId } });
    expect(refusal(await remove(unknownId()))).toBe('404 flight.noSegment');
    expect(refusal(await remove(first, agency.users.readOnly))).toBe('403 denied');
    expect(refusal(await remove(first, other.users.agent))).toBe('404 notFound');
    expect((await remove(first)).body).toMatchObject({ rev: 2, segments: [{ id: second }] });
    expect(refusal(await remove(first))).toBe('404 flight.noSegment');
    expect(refusal(await remove(second))).toBe('409 flight.lastSegment');
    expect(refusal(await update(id, 1, [out()]))).toBe('409 stale');
  });

  test('are of airlines and airports that there are, each named at its field', async () => {
    const wrong = async (...segments: SegmentInput[]) => {
      const answer = await call(routes.create, agent(), { body: flightInput(agency, air, { segments }) });
      return [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field];
    };
    const at = (airportId: string, dateTimeLocal = '2027-05-20T09:10') => ({ airportId, dateTimeLocal });
    for (const airportId of [unknownId(), otherAir.amsterdam, agency.artist.id]) {
      expect(await wrong(out({ departure: at(airportId) }))).toEqual([400, 'choice', 'segments.0.departure.airportId']);
      const arrival = at(airportId, '2027-05-20T15:05');
      expect(await wrong(out(), over({ arrival }))).toEqual([400, 'choice', 'segments.1.arrival.airportId']);
    }
    for (const airlineId of [unknownId(), otherAir.airlineId])
      expect(await wrong(out(), over({ airlineId }))).toEqual([400, 'choice', 'segments.1.airlineId']);
    expect(await wrong(out({ flightNumber: 'T1 1001' }))).toEqual([400, 'flight.number', 'segments.0.flightNumber']);
    expect(await wrong()).toEqual([400, 'atLeastOne', 'segments']);
    const backwards = out({ arrival: at(air.london, '2027-05-18T07:09') });
    expect(await wrong(backwards)).toEqual([400, 'endBeforeBegin', 'segments.0.arrival.dateTimeLocal']);
    expect(await wrong(out(), out())).toEqual([400, 'flight.sameMinute', 'segments.1.departure.dateTimeLocal']);
  });
});

describe('an airline and an airport that are no longer in use', () => {
  test.each(['inactive', 'deleted'] as const)('stay where they stand, and are not chosen anew: %s', async (how) => {
    const admin = agency.users.administrator;
    const suffix = how === 'inactive' ? 'I' : 'D';
    const airline = { name: `Old Air ${suffix}`, iata: `O${suffix}`, icao: `OL${suffix}`, countryId: 'NL' as const };
    const point = { lat: 50, lng: 4 };
    const field = { name: 'Old Field', iata: `QO${suffix}`, city: 'Old', countryId: 'NL' as const, point };
    const [{ id: airlineId }, { id: amsterdam }] = await Promise.all([
      ok(airlineContract.routes.create, admin, { body: airline }),
      ok(airportContract.routes.create, admin, { body: field }),
    ]);
    const own = { ...air, airlineId, amsterdam };
    const { id, rev } = await makeFlight(agency, own);
    const [company, airport] = [{ params: { id: airlineId } }, { params: { id: amsterdam } }];
    if (how === 'deleted') {
      await ok(airlineContract.routes.remove, admin, company);
      await ok(airportContract.routes.remove, admin, airport);
    } else {
      const out = { isActive: false, rev: 1 };
      await ok(airlineContract.routes.update, admin, { ...company, body: { ...airline, ...out } });
      await ok(airportContract.routes.update, admin, { ...airport, body: { ...field, ...out } });
    }
    const input = flightInput(agency, own, { notes: 'Kept' });
    const kept = await ok(routes.update, agent(), { params: { id }, body: { ...input, rev } });
    expect(kept.segments[0]).toMatchObject({
      airline: { name: airline.name },
      departure: { airport: { name: 'Old Field' } },
    });
    const anew = await call(routes.create, agent(), { body: input });
    expect(refusal(anew)).toBe('400 choice');
    const byAirline = flightInput(agency, { ...own, amsterdam: air.amsterdam });
    const byAirport = flightInput(agency, { ...own, airlineId: air.airlineId });
    const fieldOf = async (body: typeof input) =>
      (await call(routes.create, agent(), { body })).body.errors?.[0]?.field;
    expect(await fieldOf(byAirline)).toBe('segments.0.airlineId');
    expect(await fieldOf(byAirport)).toBe('segments.0.departure.airportId');
    expect((await ok(routes.copy, agent(), { params: { id } })).segments).toHaveLength(1);
  });
});

test('the list is searched by flight number, written together or apart, by airport, city and airline', async () => {
  const first = await makeFlight(agency, air, { segments: [out({ flightNumber: '4321' })] });
  const second = await makeFlight(agency, air, { segments: [over({ flightNumber: '4322' })] });
  const found = async (keyword: string) =>
    (await ok(routes.list, agent(), { body: { keyword, perPage: 1000 } })).rows.map(({ id }) => id);
  for (const keyword of ['T14321', 'T1 4321', 't1 4321', '4321']) expect(await found(keyword)).toEqual([first.id]);
  expect(await found('432')).toEqual([first.id, second.id]);
  for (const keyword of ['qny 4322', 'new york 4322', 'test air 4322'])
    expect(await found(keyword)).toEqual([second.id]);
  expect(await found('qam 4322')).toEqual([]);
  const { items } = await ok(routes.picker, agent(), { body: { keyword: '4322' } });
  expect(items).toMatchObject([{ key: second.id, value: 'QLO → QNY', sublabel: '2027-05-20 12:00, First Artist' }]);
});

describe('what is known of a flight', () => {
  const detailsOf = (own: Air, flightNumber: string, who = agent(), departure = '2027-08-01') =>
    call(routes.flightDetails, who, { query: { flightNumber, airlineId: own.airlineId, departure } });
  const flown = (own: Agency, there: Air, day: string, leaves: string, more: object = {}) =>
    makeFlight(own, there, {
      segments: [
        {
          airlineId: there.airlineId,
          flightNumber: '500',
          departure: { airportId: there.newYork, dateTimeLocal: `${day}T${leaves}`, terminal: '4' },
          arrival: { airportId: there.amsterdam, dateTimeLocal: '2027-07-02T05:30' },
        },
      ],
      ...more,
    });

  test('is where it goes and when, as it was booked last, on the day asked for', async () => {
    await flown(agency, air, '2027-07-01', '17:00');
    await flown(agency, air, '2027-07-01', '18:15');
    await flown(agency, air, '2027-07-01', '16:00');
    const gone = await flown(agency, air, '2027-07-01', '19:00');
    await ok(routes.remove, agent(), { params: { id: gone.id } });
    const { body } = await detailsOf(air, '500');
    expect(body.found).toMatchObject({
      departure: { airport: { iata: 'QNY' }, terminal: '4', dateTimeLocal: '2027-08-01T18:15' },
      arrival: { airport: { iata: 'QAM' }, terminal: '', dateTimeLocal: '2027-08-02T05:30' },
    });
    expect((await detailsOf(air, '5')).body).toEqual({});
    expect((await detailsOf(air, '501')).body).toEqual({});
  });

  test('is not hidden by many flights whose number begins alike', async () => {
    const own = await makeAgency();
    const there = await makeAir(own);
    const on = (day: number, flightNumber: string) => ({
      airlineId: there.airlineId,
      flightNumber,
      departure: { airportId: there.london, dateTimeLocal: `2027-07-${10 + day}T09:00` },
      arrival: { airportId: there.newYork, dateTimeLocal: `2027-07-${10 + day}T12:00` },
    });
    await makeFlight(own, there, { segments: [on(0, '6')] });
    await Promise.all(Array.from({ length: 20 }, (_, i) => makeFlight(own, there, { segments: [on(i + 1, `6${i}`)] })));
    expect((await detailsOf(there, '6', own.users.agent)).body.found).toMatchObject({
      departure: { dateTimeLocal: '2027-08-01T09:00' },
    });
  });

  test('is of the caller’s own journeys, and of an airline of the agency', async () => {
    await flown(agency, air, '2027-07-01', '20:00', { artistIds: [agency.otherArtist.id] });
    expect((await detailsOf(air, '500')).body.found?.departure.dateTimeLocal).toBe('2027-08-01T20:00');
    const outside = (await detailsOf(air, '500', agency.users.artist)).body;
    expect(outside.found?.departure.dateTimeLocal).toBe('2027-08-01T18:15');
    const wrong = await detailsOf(otherAir, '500');
    expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 choice', 'airlineId']);
    expect((await detailsOf(air, 'T1500')).body.errors?.[0]?.field).toBe('flightNumber');
    expect((await detailsOf(air, '500', agent(), '2027-02-30')).body.errors?.[0]?.field).toBe('departure');
    expect(refusal(await detailsOf(air, '500', agency.users.promoter))).toBe('403 denied');
    expect((await detailsOf(otherAir, '500', other.users.agent)).body).toEqual({});
  });
});
