import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { totalsByOwner } from '../stats.ts';

export const handler = endpoint(invoiceContract.routes.totalPerOwner, async ({ query, ctx }) => ({
  rows: await totalsByOwner(ctx, query.year),
}));
