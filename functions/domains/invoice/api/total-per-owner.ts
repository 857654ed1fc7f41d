import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { sumsBy } from '#shared/domains/invoice/sums.ts';
import { issuedIn } from '../stats.ts';

export const handler = endpoint(invoiceContract.routes.totalPerOwner, async ({ query, ctx }) => ({
  rows: sumsBy(await issuedIn(ctx, query.year), ({ owner }) => ({ ownerId: owner.userId, name: owner.name })),
}));
