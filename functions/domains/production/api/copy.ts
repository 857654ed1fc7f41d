import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.copy, async ({ query, ctx }) => {
  const source = plain(await productionStore.get(ctx, query.productionId));
  return productionStore.create(ctx, source, { action: 'copy' });
});
