import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { listQuery, wordNo } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { PHASES } from '#shared/kernel/appointment.ts';
import { APPROVED } from '../also-store.ts';
import { seenShows } from '../public/sees.ts';
import { showMapping, showStore } from '../store.ts';

/** A released option and a cancelled show bring no fee. */
const STANDING: Filter = { column: 'phase', noneOf: [wordNo(PHASES, 'cancelled')] };

/**
 * Count of what a list shows, as far as it is approved, and the fees of what still stands. Each currency for itself,
 * never added up without a rate.
 */
export const handler = endpoint(showContract.routes.sum, async ({ body, ctx }) => {
  const one = { ...body, page: 1, perPage: 1 };
  const query = await listQuery(ctx, showMapping, one, [...seenShows(ctx), APPROVED]);
  const standing = {
    ...query,
    filters: [...(query.filters ?? []), STANDING],
    sums: { by: 'currency', of: 'fee' },
  } as const;
  const [{ total }, { sums }] = await Promise.all([showStore.page(ctx, query), showStore.page(ctx, standing)]);
  const priced = [...sums].filter(([currency]) => currency > 0);
  return { count: total, sums: priced.map(([currency, minor]) => ({ currency: currencyOf(currency), minor })) };
});
