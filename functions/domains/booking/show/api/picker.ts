import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { byId } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showDay, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { seenShows } from '../public/sees.ts';
import { showStore } from '../store.ts';

const number = byId('no');

const itemOf = (show: Stored<ShowFields>) => ({
  key: show.id,
  value: [...show.artists.map((a) => a.name), showTitle(show)].join(', '),
  sublabel: [show.number, showDay(show), show.venue?.cityCountry].filter(Boolean).join(' · '),
});

/**
 * Shows are looked up in their list, latest first: picker items of their own would be most of what each show writes.
 */
export const handler = endpoint(showContract.routes.picker, async ({ body, ctx }) => {
  const { keyword, excludeKeys, ...page } = body;
  const filters: Filter[] = [
    ...seenShows(ctx),
    ...(keyword ? [{ column: 'words', words: keyword }] : []),
    ...(excludeKeys.length > 0 ? [{ column: 'no', noneOf: excludeKeys.flatMap((key) => number.toNo(key) ?? []) }] : []),
  ];
  const found = await showStore.page(ctx, { ...page, filters, sort: { by: 'key', direction: -1 } });
  return { items: found.rows.map(itemOf), page: found.page, pageCount: found.pageCount };
});
