import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { openCommission } from '../commission.ts';
import { nextBillsOf } from '../next-bills.ts';

export const handler = endpoint(invoiceContract.routes.nextBills, async ({ params, query, ctx }) => {
  const { currency, next, billing } = await nextBillsOf(ctx, params.id, query.bookkeepingId);
  const commission = await openCommission(ctx, billing);
  return { currency, rows: [...next, ...(commission ? [commission] : [])].map(({ bill }) => bill) };
});
