import { beforeAll, describe, expect, test } from 'vitest';
import { travelArea } from '#functions/domains/show-travel/areas.ts';
import { linkTravel, unlinkTravel } from '#functions/domains/show-travel/link.ts';
import { actingUser } from '#functions/domains/user/acting-store.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { showTravelContract } from '#shared/domains/show-travel/contract.ts';
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
  const rides = new RecordStore<Ride>({ name: 'testRide', title: ({ name }) => name });
  const areas = [travelArea(rides, (_ctx, { name }) => name !== 'hidden')];

  test('goes along with a show once, and no longer', async () => {
    const { tenantId, users } = agency;
    const { id: userId } = users.agent.user;
    const ctx = await actingUser(
      { tenantId, now: new Date(), actor: { userId, name: 'Test' } },
      { id: unknownId(), userId },
    );
    const ride = await rides.create(ctx, { name: 'Bus' });
    const asked = { id: showId, travelId: ride.id };
    await linkTravel(ctx, areas, asked);
    await linkTravel(ctx, areas, asked);
    expect(await rides.get(ctx, ride.id)).toMatchObject({ rev: 2, showIds: [showId] });
    await unlinkTravel(ctx, areas, asked);
    expect(await rides.get(ctx, ride.id)).toMatchObject({ rev: 3, name: 'Bus', showIds: [] });
    const hidden = await rides.create(ctx, { name: 'hidden' });
    await expect(linkTravel(ctx, areas, { id: showId, travelId: hidden.id })).rejects.toThrow('showTravel.unknown');
  });
});
