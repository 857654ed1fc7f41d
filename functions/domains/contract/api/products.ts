import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractStore } from '../store.ts';
import { checkAccess } from '../view.ts';

export const handler = endpoint(contractContract.routes.products, async ({ params, ctx }) => {
  const { document } = checkAccess(ctx, await contractStore.get(ctx, params.id));
  return { currency: document.currency, rows: document.lines };
});
