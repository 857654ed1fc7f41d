import { describe, expect, test } from 'vitest';
import { appointmentsBetween } from '#functions/platform/data/appointment.ts';
import { servicesOf } from '#functions/records/book.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { addMinutes } from '#shared/kernel/time/date.ts';
import { ask, get, inputOf, KINDS, make } from '#test/api/travel/kinds.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { makeAir, makeFlight, makeLodging, makeTrain } from '#test/support/travel.ts';

const agency = await makeAgency();
const agent = () => agency.users.agent;
const taken = (answers: readonly { status: number }[]): number => {
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  return answers.filter(({ status }) => status === 200).length;
};
const listsAgree = async () => {
  for (const kind of TRAVEL_KINDS) {
    const { store } = await servicesOf(kind);
    const { list } = store.definition;
    const all = await store.many(agency, (await list?.all(agency.tenantId, {})) ?? []);
    expect(await list?.check(agency.tenantId, all)).toEqual([]);
  }
};
const cardsOf = async (id: string, kind: string) =>
  (await appointmentsBetween(agency.tenantId, '2027-05-01', '2027-12-31')).filter(
    (card) => card.recordNo === noOf(id) && card.kind === kind,
  );

describe.each(KINDS)('of a %s', (kind) => {
  test('changes at once one happens, beside a removal, and list and calendar agree', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, rev } = await make(kind, agency);
      const body = { ...(await inputOf(kind, agency)), rev };
      const change = (notes: string) => ask(kind, 'update', agent(), { params: { id }, body: { ...body, notes } });
      const answers = await Promise.all([
        ask(kind, 'remove', agent(), { params: { id } }),
        change('one'),
        change('two'),
        change('three'),
      ]);
      const [removal, ...changes] = answers;
      // A deletion carries no revision: a change may have come before it.
      expect(taken(changes)).toBeLessThanOrEqual(1);
      expect(taken(answers)).toBeGreaterThan(0);
      const isGone = removal?.status === 200;
      expect(await cardsOf(id, kind)).toHaveLength(isGone ? 0 : 1);
      expect((await get(kind, agent(), id)).status).toBe(isGone ? 404 : 200);
    }
    await listsAgree();
  });

  test('shows that are linked at once from either side all are, whoever changes it meanwhile', async () => {
    const { id, rev } = await make(kind, agency);
    const shows = await Promise.all(
      [1, 2, 3, 4].map(() => ok(showContract.routes.insert, agent(), { body: showInput(agency) })),
    );
    const [input, params] = [await inputOf(kind, agency), { id }];
    const [change, ...links] = await Promise.all([
      ask(kind, 'update', agent(), { params, body: { ...input, rev, notes: 'Meanwhile' } }),
      ...shows.slice(0, 2).map(({ id: showId }) => ask(kind, 'linkShow', agent(), { params, body: { showId } })),
      ...shows
        .slice(2)
        .map((show) =>
          call(showTravelContract.routes.link, agent(), { params: { id: show.id }, body: { travelId: id } }),
        ),
    ]);
    expect(['200', '409 stale']).toContain(refusal(change));
    const linked = (await get(kind, agent(), id)).body.linkedShows.map(({ showId }) => showId);
    const done = shows.filter((_, i) => links[i]?.status === 200).map((show) => show.id);
    expect(linked.toSorted()).toEqual(done.toSorted());
    expect(taken(links)).toBeGreaterThan(0);
    await listsAgree();
  });
});

test('of a journey’s flights that all go at once one stays', async () => {
  const flying = await makeAgency();
  const air = await makeAir(flying);
  for (let round = 0; round < 3; round++) {
    const segments = [0, 1, 2].map((i) => ({
      airlineId: air.airlineId,
      flightNumber: `${i + 1}`,
      departure: { airportId: air.london, dateTimeLocal: `2027-05-2${i}T09:00` },
      arrival: { airportId: air.newYork, dateTimeLocal: `2027-05-2${i}T12:00` },
    }));
    const flight = await makeFlight(flying, air, { segments });
    const answers = await Promise.all(
      flight.segments.map(({ id: segmentId }) =>
        call(flightContract.routes.removeSegment, flying.users.agent, { params: { id: flight.id, segmentId } }),
      ),
    );
    const { segments: left } = await ok(flightContract.routes.get, flying.users.agent, { params: { id: flight.id } });
    expect(left).toHaveLength(3 - taken(answers));
    expect(left.length).toBeGreaterThan(0);
  }
});
test('of trains that are added at once, as one state was seen, one is; the calendar has those of the journey', async () => {
  const { routes } = trainContract;
  const { id } = await makeTrain(agency);
  const add = (i: number) => {
    const leaves = addMinutes('2027-05-20T11:00', i * 60);
    const segment = {
      departure: { placeName: `S${i}`, dateTimeLocal: leaves },
      arrival: { placeName: `S${i + 1}`, dateTimeLocal: addMinutes(leaves, 30) },
    };
    return call(routes.createSegment, agent(), { params: { id }, body: { rev: 1, segment } });
  };
  expect(taken(await Promise.all([0, 1, 2, 3].map(add)))).toBe(1);
  const { segments } = await ok(routes.get, agent(), { params: { id } });
  expect(segments).toHaveLength(2);
  const starts = (await cardsOf(id, 'train')).map(({ start }) => start).toSorted();
  expect(starts).toEqual(segments.map(({ departure }) => departure.dateTimeLocal));
});

test('of a stay that is dragged and changed at once one happens, and it stands there once', async () => {
  const { routes } = lodgingContract;
  for (let round = 0; round < 4; round++) {
    const { id } = await makeLodging(agency);
    const to = (month: string) => ({ start: `2027-${month}-01T15:00`, end: `2027-${month}-03T11:00` });
    const move = (month: string) =>
      call(routes.move, agent(), { params: { id }, body: { rev: 1, artistId: agency.artist.id, ...to(month) } });
    const body = { ...(await inputOf('lodging', agency, { notes: 'Changed' })), rev: 1 };
    const answers = await Promise.all([
      move('07'),
      move('08'),
      ask('lodging', 'update', agent(), { params: { id }, body }),
    ]);
    expect(taken(answers)).toBe(1);
    const { stay } = await ok(routes.get, agent(), { params: { id } });
    expect((await cardsOf(id, 'lodging')).map(({ start, end }) => [start, end])).toEqual([
      [stay.checkIn, stay.checkOut],
    ]);
  }
  await listsAgree();
});
