import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceOf } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.products, async ({ params, ctx }) => {
  const { currency, lines } = await invoiceOf(ctx, params.id);
  return { currency, rows: lines };
});
