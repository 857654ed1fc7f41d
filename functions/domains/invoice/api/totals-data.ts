import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { sumsBy } from '#shared/domains/invoice/sums.ts';
import { issuedIn } from '../stats.ts';
import { withDerived } from '../view-store.ts';

export const handler = endpoint(invoiceContract.routes.totalsData, async ({ query, ctx }) => {
  const issued = await withDerived(ctx, await issuedIn(ctx, query.year));
  const settled = new Map(issued.map((invoice) => [invoice as object, invoice.settlement ?? 'outstanding']));
  return { rows: sumsBy(issued, (invoice) => ({ settlement: settled.get(invoice) ?? 'outstanding' })) };
});
