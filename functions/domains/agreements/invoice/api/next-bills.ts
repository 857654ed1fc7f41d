import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { nextBillsOf } from '../next-bills.ts';

export const handler = endpoint(invoiceContract.routes.nextBills, async ({ params, query, ctx }) => {
  const { currency, next } = await nextBillsOf(ctx, params.id, query.bookkeepingId);
  return { currency, rows: next.map(({ bill }) => bill) };
});
