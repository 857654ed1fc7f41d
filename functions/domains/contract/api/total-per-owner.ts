import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { sumsBy } from '#shared/domains/contract/sums.ts';
import { countedIn } from '../stats.ts';

export const handler = endpoint(contractContract.routes.totalPerOwner, async ({ query, ctx }) => ({
  rows: sumsBy(await countedIn(ctx, query.year), ({ owner }) => ({ ownerId: owner.userId, name: owner.name })),
}));
