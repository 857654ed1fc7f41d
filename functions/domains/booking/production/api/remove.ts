import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { productionSeen, removeProduction } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.remove, async ({ body, ctx }) => {
  await removeProduction(ctx, await productionSeen(ctx, body.id), body.releaseShows);
  return done;
});
