import { seenShow } from '#functions/domains/booking/show/public/own.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { knowsArtists, shownLists } from '../public/access.ts';
import { guestListStore } from '../store.ts';

/** In the order they were made. */
export const handler = endpoint(guestListContract.routes.ofShow, async ({ params, ctx }) => {
  const filters = [{ column: 'show', anyOf: [noOf(params.id)] }];
  const [, lists] = await Promise.all([seenShow(ctx, params.id), guestListStore.where(ctx, filters)]);
  const seen = lists.filter((list) => !list.deletedAt && list.show.showId === params.id && knowsArtists(ctx, list));
  return {
    rows: await shownLists(
      ctx,
      seen.toSorted((a, b) => a.no - b.no),
    ),
  };
});
