import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { done } from '#shared/kernel/ids.ts';
import { insideRide } from '../access.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(groundTransportContract.routes.remove, async ({ params, ctx }) => {
  await groundTransportStore.remove(ctx, await insideRide(ctx, params.id));
  return done;
});
