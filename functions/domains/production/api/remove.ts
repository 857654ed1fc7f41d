import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { done } from '#shared/kernel/ids.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.remove, async ({ body, ctx }) => {
  await productionStore.remove(ctx, await productionStore.get(ctx, body.id));
  return done;
});
