import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { done } from '#shared/kernel/ids.ts';
import { checkRemovable, productionSeen, releaseShows } from '../shows-store.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.remove, async ({ body, ctx }) => {
  const production = await productionSeen(ctx, body.id);
  await checkRemovable(ctx, production, body.releaseShows);
  await releaseShows(ctx, production);
  await productionStore.remove(ctx, production);
  return done;
});
