import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { rideForUpdate, shownRide } from '../access.ts';
import { prepareRide } from '../prepare.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(groundTransportContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await rideForUpdate(ctx, params.id, rev);
  return shownRide(ctx, await groundTransportStore.update(ctx, before, await prepareRide(ctx, input, before)));
});
