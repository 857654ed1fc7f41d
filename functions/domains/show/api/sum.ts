import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { APPROVED } from '../also-store.ts';
import { seenShows } from '../public/sees.ts';
import { showMapping, showStore } from '../store.ts';

/** Count and fees of what a list shows, as far as it is approved; each currency for itself, never added up without a rate. */
export const handler = endpoint(showContract.routes.sum, async ({ body, ctx }) => {
  const one = { ...body, page: 1, perPage: 1 };
  const query = await listQuery(ctx, showMapping, one, [...seenShows(ctx), APPROVED]);
  const { total, sums } = await showStore.page(ctx, { ...query, sums: { by: 'currency', of: 'fee' } });
  const priced = [...sums].filter(([currency]) => currency > 0);
  return { count: total, sums: priced.map(([currency, minor]) => ({ currency: currencyOf(currency), minor })) };
});
