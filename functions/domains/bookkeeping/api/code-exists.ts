import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guardOwner } from '#functions/platform/guard.ts';
import { bookkeepingContract } from '#shared/domains/bookkeeping/contract.ts';

export const handler = endpoint(bookkeepingContract.routes.codeExists, async ({ query, ctx }) => {
  const owner = await guardOwner(ctx.tenantId, 'bookkeeping.code', query.code);
  return { exists: owner !== undefined && owner !== query.excludeId };
});
