import { beforeAll, describe, expect, test } from 'vitest';
import { linkTravel, travelOf, unlinkTravel } from '#functions/domains/show-travel/link.ts';
import { travelArea } from '#functions/domains/travel/area-store.ts';
import { actingUser } from '#functions/domains/user/acting-store.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { showTravelContract } from '#shared/domains/show-travel/contract.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput, unknownId } from '#test/support/fixtures.ts';

const { routes } = showTravelContract;
let agency: Agency;
let other: Agency;
let showId: string;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  showId = (await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) })).id;
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

describe('a kind that brings its line', () => {
  interface Ride {
    readonly name: string;
    readonly showIds?: readonly string[] | undefined;
  }
  const index = defineList({ name: 'testRide', key: 'number', columns: { shows: 'many' } });
  const rides = new RecordStore<Ride>({
    name: 'testRide',
    title: ({ name }) => name,
    list: listOf(index, ({ no, showIds = [] }) => ({ no, key: no, shows: showIds.map(noOf) })),
  });
  const areas = [
    travelArea(rides, {
      permission: 'groundTransport.read',
      sees: (_ctx, { name }) => name !== 'hidden',
      card: ({ id, name }) => ({
        kind: 'groundTransport',
        id,
        title: name,
        hexColor: '#112233',
        phase: 'confirmed',
        start: '2027-05-21T10:00',
        end: '2027-05-21T11:00',
        travellers: [],
      }),
    }),
  ];
  const contextOf = ({ id: userId }: { readonly id: string }) =>
    actingUser(
      { tenantId: agency.tenantId, now: new Date(), actor: { userId, name: 'Test' } },
      { id: unknownId(), userId },
    );

  test('goes along with a show once, and no longer', async () => {
    const ctx = await contextOf(agency.users.agent.user);
    const ride = await rides.create(ctx, { name: 'Bus' });
    const asked = { id: showId, travelId: ride.id };
    await linkTravel(ctx, areas, asked);
    await linkTravel(ctx, areas, asked);
    expect(await rides.get(ctx, ride.id)).toMatchObject({ rev: 2, showIds: [showId] });
    expect(await travelOf(ctx, areas, showId)).toMatchObject([{ id: ride.id, title: 'Bus' }]);
    await unlinkTravel(ctx, areas, asked);
    expect(await rides.get(ctx, ride.id)).toMatchObject({ rev: 3, name: 'Bus', showIds: [] });
    expect(await travelOf(ctx, areas, showId)).toEqual([]);
  });

  test('is neither linked nor listed where it is not the caller’s to see', async () => {
    const ctx = await contextOf(agency.users.agent.user);
    const hidden = await rides.create(ctx, { name: 'hidden', showIds: [showId] });
    await expect(linkTravel(ctx, areas, { id: showId, travelId: hidden.id })).rejects.toThrow('showTravel.unknown');
    const seen = await rides.create(ctx, { name: 'Van', showIds: [showId] });
    expect((await travelOf(ctx, areas, showId)).map(({ id }) => id)).toEqual([seen.id]);
    const outside = await contextOf(agency.users.promoter.user);
    expect(await travelOf(outside, areas, showId)).toEqual([]);
  });
});
