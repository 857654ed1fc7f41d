import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { internalList } from '../public/access.ts';
import { guestListStore } from '../store.ts';

export const handler = endpoint(guestListContract.routes.remove, async ({ params, ctx }) => {
  await guestListStore.remove(ctx, await internalList(ctx, params.id));
  return done;
});
