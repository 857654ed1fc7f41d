import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { productTotals } from '#shared/domains/booking/show/rules.ts';
import { checkAccess } from '../public/sees.ts';
import { visible } from '../public/visible.ts';
import { showStore } from '../store.ts';

/** Lists the products that are sold beside the fee, and their totals. */
export const handler = endpoint(showContract.routes.products, async ({ params, ctx }) => {
  const { products: rows = [] } = visible(ctx, checkAccess(ctx, await showStore.get(ctx, params.id)));
  return { rows, totals: productTotals(rows) };
});
