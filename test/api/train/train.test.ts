import { beforeAll, describe, expect, test } from 'vitest';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, type TestUser, unknownId } from '#test/support/fixtures.ts';
import { makeTrain, trainInput } from '#test/support/travel.ts';

const { routes } = trainContract;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
type SegmentInput = ReturnType<typeof trainInput>['segments'][number];
const train = (from: string, leaves: string, to: string, lands: string, more: object = {}): SegmentInput => ({
  departure: { placeName: from, dateTimeLocal: `2027-05-20T${leaves}` },
  arrival: { placeName: to, dateTimeLocal: `2027-05-20T${lands}` },
  ...more,
});
const toCologne = (more: object = {}) => train('Amsterdam Centraal', '08:04', 'Köln Hbf', '10:46', more);
const toMainz = (more: object = {}) => train('Köln Hbf', '11:20', 'Mainz Hbf', '13:01', more);
const idsOf = ({ segments }: { segments: readonly { id: string }[] }) => segments.map(({ id }) => id);

describe('one train of a journey', () => {
  const add = (id: string, rev: number, segment: SegmentInput, who: TestUser = agent()) =>
    call(routes.createSegment, who, { params: { id }, body: { rev, segment } });
  const change = (id: string, segmentId: string, rev: number, segment: SegmentInput, who: TestUser = agent()) =>
    call(routes.updateSegment, who, { params: { id, segmentId }, body: { rev, segment } });

  test('is added where it leaves, with an id of its own whatever was sent', async () => {
    const [journey, theirs] = [await makeTrain(agency), await makeTrain(agency)];
    const [foreign = ''] = idsOf(theirs);
    const early = await add(journey.id, 1, train('Zaandam', '07:20', 'Amsterdam Centraal', '07:32', { id: foreign }));
    expect(early.body.segments.map(({ departure }) => departure.placeName)).toEqual(['Zaandam', 'Amsterdam Centraal']);
    expect(idsOf(early.body)[1]).toBe(idsOf(journey)[0]);
    expect(idsOf(early.body)).not.toContain(foreign);
    expect(early.body).toMatchObject({ rev: 2 });
    const stale = await add(journey.id, 1, toMainz());
    expect(refusal(stale)).toBe('409 stale');
    expect(stale.body).toMatchObject({ current: { rev: 2, linkedShows: [] } });
    const same = await add(journey.id, 2, train('Köln Hbf', '08:04', 'Bonn', '09:00'));
    expect([refusal(same), same.body.errors?.[0]?.field]).toEqual([
      '400 train.sameMinute',
      'segment.departure.dateTimeLocal',
    ]);
    const backwards = await add(journey.id, 2, train('Köln Hbf', '12:00', 'Bonn', '09:59'));
    expect(backwards.body.errors?.[0]).toMatchObject({
      code: 'endBeforeBegin',
      field: 'segment.arrival.dateTimeLocal',
    });
  });

  test('is no thirteenth', async () => {
    const many = Array.from({ length: 12 }, (_, i) => train(`S${i}`, `0${i % 10}:${10 + i}`, 'X', '23:00'));
    const { id } = await makeTrain(agency, { segments: many });
    const answer = await add(id, 1, train('S', '20:00', 'X', '21:00'));
    expect(answer.body.errors?.[0]).toMatchObject({ code: 'atMost', field: 'segment' });
  });

  test('is changed by its id, as the journey was last seen', async () => {
    const journey = await makeTrain(agency, { segments: [toCologne(), toMainz()] });
    const [first = '', second = ''] = idsOf(journey);
    const changed = await change(journey.id, second, 1, toMainz({ coach: '7', id: unknownId() }));
    expect(changed.body).toMatchObject({
      rev: 2,
      segments: [
        { id: first, coach: '' },
        { id: second, coach: '7' },
      ],
    });
    expect(refusal(await change(journey.id, second, 1, toMainz()))).toBe('409 stale');
    expect(refusal(await change(journey.id, unknownId(), 2, toMainz()))).toBe('404 train.noSegment');
    const foreign = idsOf(await makeTrain(agency))[0] ?? '';
    expect(refusal(await change(journey.id, foreign, 2, toMainz()))).toBe('404 train.noSegment');
    const earlier = await change(journey.id, second, 2, train('Zaandam', '07:20', 'Amsterdam Centraal', '07:32'));
    expect(idsOf(earlier.body)).toEqual([second, first]);
  });

  test('is taken out, the last with the journey', async () => {
    const journey = await makeTrain(agency, { segments: [toCologne(), toMainz()] });
    const [first = '', second = ''] = idsOf(journey);
    const remove = (segmentId: string, who = agent()) =>
      call(routes.removeSegment, who, { params: { id: journey.id, segmentId } });
    expect(refusal(await remove(unknownId()))).toBe('404 train.noSegment');
    expect((await remove(first)).body).toMatchObject({ rev: 2, segments: [{ id: second }] });
    expect(refusal(await remove(first))).toBe('404 train.noSegment');
    expect(refusal(await remove(second))).toBe('409 train.lastSegment');
  });

  test('is the agency’s to write, by right', async () => {
    const { id, segments } = await makeTrain(agency, { segments: [toCologne(), toMainz()] });
    const segmentId = segments[0]?.id ?? '';
    const attempts = async (who: TestUser) => [
      refusal(await add(id, 1, toMainz(), who)),
      refusal(await change(id, segmentId, 1, toCologne(), who)),
      refusal(await call(routes.removeSegment, who, { params: { id, segmentId } })),
    ];
    for (const who of [agency.users.readOnly, agency.users.artist])
      expect(await attempts(who)).toEqual(['403 denied', '403 denied', '403 denied']);
    expect(await attempts(other.users.agent)).toEqual(['404 notFound', '404 notFound', '404 notFound']);
    expect(await ok(routes.get, agent(), { params: { id } })).toMatchObject({ rev: 1 });
  });
});

describe('the trains of a journey', () => {
  test('keep their ids when all are sent; one of another journey is not taken over', async () => {
    const [mine, theirs] = [await makeTrain(agency, { segments: [toCologne(), toMainz()] }), await makeTrain(agency)];
    const [first = '', second = ''] = idsOf(mine);
    const [foreign = ''] = idsOf(theirs);
    const update = async (rev: number, ...segments: SegmentInput[]) => {
      const body = { ...trainInput(agency, { segments }), rev };
      return idsOf(await ok(routes.update, agent(), { params: { id: mine.id }, body }));
    };
    expect(await update(1, toMainz({ id: second }), toCologne({ id: first }))).toEqual([second, first]);
    const [taken, kept] = await update(2, toCologne({ id: foreign }), toMainz({ id: second }));
    expect([taken === foreign, kept]).toEqual([false, second]);
  });

  test('are named at their field where something is wrong', async () => {
    const wrong = async (...segments: SegmentInput[]) => {
      const answer = await call(routes.create, agent(), { body: trainInput(agency, { segments }) });
      return answer.body.errors?.map(({ code, field }) => `${field} ${code}`);
    };
    expect(await wrong()).toEqual(['segments atLeastOne']);
    expect(await wrong(toCologne(), train('', '11:20', 'Mainz', '13:00'))).toEqual([
      'segments.1.departure.placeName required',
    ]);
    expect(await wrong(toCologne(), train('Köln', '08:04', 'Mainz', '13:00'))).toEqual([
      'segments.1.departure.dateTimeLocal train.sameMinute',
    ]);
  });

  test('are found by number, operator and station', async () => {
    const { id } = await makeTrain(agency, {
      segments: [toCologne({ trainNumber: 'ICE 9901', operator: 'Nordbahn' })],
    });
    const found = async (keyword: string) =>
      (await ok(routes.list, agent(), { body: { keyword } })).rows.map((row) => row.id);
    for (const keyword of ['ice 9901', '9901', 'nordbahn', 'koln nordbahn']) expect(await found(keyword)).toEqual([id]);
    expect(await found('mainz nordbahn')).toEqual([]);
  });
});

describe('stations', () => {
  let own: Agency;
  beforeAll(async () => {
    own = await makeAgency();
    const on = (day: string, from: object, to: object, more: object = {}) =>
      makeTrain(own, {
        segments: [
          {
            departure: { placeName: 'X', dateTimeLocal: `${day}T08:00`, ...from },
            arrival: { placeName: 'Y', dateTimeLocal: `${day}T09:00`, ...to },
          },
        ],
        ...more,
      });
    const old = { placeName: 'Köln Süd', placeAddress: 'Old Street' };
    await on('2027-05-01', old, { placeName: 'Köln Ehrenfeld' });
    await on('2027-05-02', { placeName: 'Köln West' }, { placeName: 'Bonn Hbf', placeAddress: 'Kölnstraße' });
    const geo = { placeGeo: { lat: 50.9, lng: 6.9 }, placeId: 'ChIJ-sued', placeAddress: 'Luxemburger Straße' };
    await on('2027-05-03', { placeName: 'KÖLN SÜD', ...geo, platform: '3' }, { placeName: 'Brühl' });
    await on('2027-05-04', { placeName: 'Köln Hansaring' }, {}, { artistIds: [own.otherArtist.id] });
    const gone = await on('2027-05-05', { placeName: 'Köln Messe' }, {});
    await ok(routes.remove, own.users.agent, { params: { id: gone.id } });
  });
  const found = async (keyword: string, who = own.users.agent) =>
    (await ok(routes.station, who, { query: { keyword } })).rows.map(({ placeName }) => placeName);

  test('are those of the agency’s journeys, the latest first, each once as it was last written', async () => {
    const all = ['Köln Hansaring', 'KÖLN SÜD', 'Köln West', 'Bonn Hbf', 'Köln Ehrenfeld'];
    for (const keyword of ['köln', 'KOLN']) expect(await found(keyword)).toEqual(all);
    expect(await found('koln su')).toEqual(['KÖLN SÜD']);
    expect(await found('bruhl')).toEqual(['Brühl']);
    expect(await found('paris')).toEqual([]);
    const { rows } = await ok(routes.station, own.users.agent, { query: { keyword: 'köln süd' } });
    expect(rows).toEqual([
      {
        placeId: 'ChIJ-sued',
        placeName: 'KÖLN SÜD',
        placeAddress: 'Luxemburger Straße',
        placeGeo: { lat: 50.9, lng: 6.9 },
      },
    ]);
  });

  test('are of what the caller may see', async () => {
    expect(await found('köln', own.users.artist)).toEqual(['KÖLN SÜD', 'Köln West', 'Bonn Hbf', 'Köln Ehrenfeld']);
    expect(await found('köln', other.users.agent)).toEqual([]);
    const ask = (keyword: string, who: TestUser) => call(routes.station, who, { query: { keyword } });
    expect(refusal(await ask('köln', own.users.promoter))).toBe('403 denied');
    expect((await ask('k', own.users.agent)).body.errors?.[0]?.field).toBe('keyword');
  });
});
