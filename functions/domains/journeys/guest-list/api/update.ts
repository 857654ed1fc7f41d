import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { listForUpdate, shownList } from '../public/access.ts';
import { guestListStore } from '../store.ts';

export const handler = endpoint(guestListContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...fields } = body;
  const before = await listForUpdate(ctx, params.id, rev);
  return shownList(ctx, await guestListStore.update(ctx, before, { ...before, ...fields }));
});
