import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { checkAccess, shownRide } from '../access.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(groundTransportContract.routes.restore, async ({ params, ctx }) => {
  const gone = checkAccess(ctx, await groundTransportStore.getDeleted(ctx, params.id));
  checkInside(ctx);
  return shownRide(ctx, await groundTransportStore.restore(ctx, gone));
});
