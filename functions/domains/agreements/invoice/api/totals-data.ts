import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { totalsByState } from '../stats.ts';

export const handler = endpoint(invoiceContract.routes.totalsData, async ({ query, ctx }) => ({
  rows: await totalsByState(ctx, query.year),
}));
