import { openRecord } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { checkAccess, isShowDeleted, shownList } from '../public/access.ts';
import { guestListStore } from '../store.ts';

export const handler = endpoint(guestListContract.routes.get, async ({ params, ctx }) => {
  const list = await checkAccess(ctx, await openRecord(ctx, guestListStore, params.id));
  const [shown, isDeleted] = await Promise.all([shownList(ctx, list), isShowDeleted(ctx, list)]);
  return { ...shown, ...(isDeleted ? { isShowDeleted: true } : {}) };
});
