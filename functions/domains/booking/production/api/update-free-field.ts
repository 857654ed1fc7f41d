import { freeAfter } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { productionForUpdate, shownProduction } from '../access.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.updateFreeField, async ({ body, ctx }) => {
  const before = await productionForUpdate(ctx, body.id, body.rev);
  const free = await freeAfter(ctx, 'production', body.freeFields, before);
  return shownProduction(ctx, await productionStore.update(ctx, before, { ...before, ...free }));
});
