import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { movedTo } from '#shared/domains/ground-transport/rules.ts';
import { rideForUpdate, shownRide } from '../access.ts';
import { artistsFor } from '../prepare.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(groundTransportContract.routes.move, async ({ params, body, ctx }) => {
  const { rev, artistId, ...times } = body;
  const before = await rideForUpdate(ctx, params.id, rev);
  const moved = { ...movedTo(before, times), artists: await artistsFor(ctx, [artistId], before) };
  return shownRide(ctx, await groundTransportStore.update(ctx, before, moved, { action: 'move' }));
});
