import { checkShow } from '#functions/domains/travel/linked-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { shownRide } from '../access.ts';
import { prepareRide } from '../prepare.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(groundTransportContract.routes.create, async ({ body, ctx }) => {
  checkInside(ctx);
  const { showId, ...input } = body;
  const linked = showId ? { showIds: [await checkShow(ctx, showId)] } : {};
  const ride = await groundTransportStore.create(ctx, { ...(await prepareRide(ctx, input)), ...linked });
  return shownRide(ctx, ride);
});
