import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { checkAccess, shownList } from '../public/access.ts';
import { guestListStore } from '../store.ts';

export const handler = endpoint(guestListContract.routes.restore, async ({ params, ctx }) => {
  const gone = await checkAccess(ctx, await guestListStore.getDeleted(ctx, params.id));
  checkInternal(ctx);
  return shownList(ctx, await guestListStore.restore(ctx, gone));
});
