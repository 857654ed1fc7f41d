import { beforeAll, describe, expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput, unknownId } from '#test/support/fixtures.ts';
import { makeAir, makeFlight, makeLodging, makeTrain } from '#test/support/travel.ts';

const { routes } = showTravelContract;
let agency: Agency;
let other: Agency;
let showId: string;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  showId = (
    await ok(showContract.routes.insert, agency.users.agent, {
      body: showInput(agency, { promoterId: agency.company.id }),
    })
  ).id;
});

test('what is no travel is said so, whatever else it is', async () => {
  for (const route of [routes.link, routes.unlink])
    for (const travelId of [unknownId(), showId]) {
      const answer = await call(route, agency.users.agent, { params: { id: showId }, body: { travelId } });
      expect(refusal(answer)).toBe('404 showTravel.unknown');
      expect(answer.body.errors?.[0]).toMatchObject({
        field: 'travelId',
        message: expect.stringContaining('journey'),
      });
    }
});

test('the show is one of the caller’s own, and to be changed', async () => {
  const input = { params: { id: showId }, body: { travelId: unknownId() } };
  expect(refusal(await call(routes.link, other.users.agent, input))).toBe('404 notFound');
  expect(refusal(await call(routes.link, agency.users.readOnly, input))).toBe('403 denied');
  const nowhere = { params: { id: showId }, body: { travelId: 'x' } };
  expect((await call(routes.link, agency.users.agent, nowhere)).body.errors?.[0]?.field).toBe('travelId');
});

describe('every kind of travel', () => {
  const travelOf = async (id = showId, who = agency.users.agent) =>
    (await ok(routes.list, who, { params: { id } })).rows;

  test('belongs to the show it was made for, in order of departure', async () => {
    const show = await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) });
    const air = await makeAir(agency);
    const made = { showId: show.id };
    const [lodging, flight, train] = await Promise.all([
      makeLodging(agency, made),
      makeFlight(agency, air, made),
      makeTrain(agency, made),
    ]);
    expect(await travelOf(show.id)).toMatchObject([
      { kind: 'train', id: train.id, title: 'Amsterdam Centraal → Köln Hbf', start: '2027-05-20T08:04' },
      { kind: 'flight', id: flight.id, title: 'QAM → QLO', start: '2027-05-20T09:10', end: '2027-05-20T09:30' },
      { kind: 'lodging', id: lodging.id, title: 'Hotel Mundial', end: '2027-05-22T11:00', travellers: ['Nina Test'] },
    ]);
  });

  test('is linked and unlinked by its id alone', async () => {
    const train = await makeTrain(agency);
    const asked = { params: { id: showId }, body: { travelId: train.id } };
    await ok(routes.link, agency.users.agent, asked);
    await ok(routes.link, agency.users.agent, asked);
    expect((await travelOf()).map(({ id }) => id)).toEqual([train.id]);
    const linked = await ok(trainContract.routes.get, agency.users.agent, { params: { id: train.id } });
    expect(linked.linkedShows.map((one) => one.showId)).toEqual([showId]);
    await ok(routes.unlink, agency.users.agent, asked);
    expect(await travelOf()).toEqual([]);
  });

  test('counts once for all its shows, and not for those who may not read its kind', async () => {
    const insert = () => ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) });
    const ids = [(await insert()).id, (await insert()).id];
    const [first = '', second = ''] = ids;
    const train = await makeTrain(agency, { showId: first });
    await ok(routes.link, agency.users.agent, { params: { id: second }, body: { travelId: train.id } });
    expect(await ok(routes.count, agency.users.agent, { body: { ids } })).toEqual({ count: 1 });
    expect(await ok(routes.count, agency.users.promoter, { body: { ids: [showId] } })).toEqual({ count: 0 });
  });

  test('is listed for those who may read its kind', async () => {
    const lodging = await makeLodging(agency, { showId });
    expect((await travelOf()).map(({ id }) => id)).toEqual([lodging.id]);
    expect(await travelOf(showId, agency.users.promoter)).toEqual([]);
  });
});
