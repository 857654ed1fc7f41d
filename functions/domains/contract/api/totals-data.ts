import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { sumsBy } from '#shared/domains/contract/sums.ts';
import { countedIn } from '../stats.ts';

export const handler = endpoint(contractContract.routes.totalsData, async ({ query, ctx }) => ({
  rows: sumsBy(await countedIn(ctx, query.year), ({ stage }) => ({ stage })),
}));
