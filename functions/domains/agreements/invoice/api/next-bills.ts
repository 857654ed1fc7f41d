import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { nextBillsOf } from '../next-bills.ts';

export const handler = endpoint(invoiceContract.routes.nextBills, async ({ params, query, ctx }) => {
  const { currency, next, billing } = await nextBillsOf(ctx, params.id, query.bookkeepingId);
  // Only a settled show has a commission to bill.
  const isSettled = billing.deal?.settlement.closedAt !== undefined;
  const commission = isSettled && (await (await import('../commission.ts')).openCommission(ctx, billing));
  return { currency, rows: [...next, ...(commission ? [commission] : [])].map(({ bill }) => bill) };
});
