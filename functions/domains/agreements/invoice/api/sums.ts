import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { sumsOfList } from '../stats.ts';

export const handler = endpoint(invoiceContract.routes.sums, async ({ body, ctx }) => ({
  rows: await sumsOfList(ctx, body),
}));
