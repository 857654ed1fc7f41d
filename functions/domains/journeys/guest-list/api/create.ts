import { showStore } from '#functions/domains/booking/show/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { showFor, shownList } from '../public/access.ts';
import { ofShow } from '../public/carried.ts';
import { guestListStore } from '../store.ts';

/**
 * Creates a list with the fields it copies from its show. A show that changes in between is read again, so that no
 * change is missed.
 */
export const handler = endpoint(guestListContract.routes.create, ({ body, ctx }) => {
  checkInternal(ctx);
  const { showId, ...fields } = body;
  return retryStale(async () => {
    const show = await showFor(ctx, showId);
    const extra = [showStore.unchanged(ctx, show)];
    return shownList(ctx, await guestListStore.create(ctx, { ...fields, ...ofShow(show) }, { extra }));
  });
});
