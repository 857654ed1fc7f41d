import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { checkAccess, shownProduction } from '../access.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.restore, async ({ params, ctx }) => {
  const gone = checkAccess(ctx, await productionStore.getDeleted(ctx, params.id));
  return shownProduction(ctx, await productionStore.restore(ctx, gone));
});
