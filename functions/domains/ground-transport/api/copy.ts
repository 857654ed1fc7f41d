import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { copiedRide } from '#shared/domains/ground-transport/rules.ts';
import { insideRide, shownRide } from '../access.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(groundTransportContract.routes.copy, async ({ params, ctx }) => {
  const source = await insideRide(ctx, params.id);
  return shownRide(ctx, await groundTransportStore.create(ctx, copiedRide(plain(source)), { action: 'copy' }));
});
