import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import type { ListQuery } from '#functions/platform/list-index/types.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { APPROVED } from '../public/marks.ts';
import { seenShows } from '../public/sees.ts';
import { STANDING } from '../public/standing.ts';
import { showMapping, showStore } from '../store.ts';

/** By currency, never added up without a rate; of what still stands alone. */
async function sumsOf(ctx: UserContext, query: ListQuery, of: 'fee' | 'expected') {
  const filters = [...(query.filters ?? []), STANDING];
  const { sums } = await showStore.page(ctx, { ...query, filters, sums: { by: 'currency', of } });
  const priced = [...sums].filter(([currency]) => currency > 0);
  return priced.map(([currency, minor]) => ({ currency: currencyOf(currency), minor }));
}

/** Count of what a list shows, as far as it is approved, and the fees of what still stands. */
export const handler = endpoint(showContract.routes.sum, async ({ body, ctx }) => {
  const { withExpected, ...request } = body;
  const one = { ...request, page: 1, perPage: 1 };
  const query = await listQuery(ctx, showMapping, one, [...seenShows(ctx), APPROVED]);
  const [{ total }, sums, expected] = await Promise.all([
    showStore.page(ctx, query),
    sumsOf(ctx, query, 'fee'),
    withExpected ? sumsOf(ctx, query, 'expected') : undefined,
  ]);
  return { count: total, sums, ...(expected ? { expected } : {}) };
});
