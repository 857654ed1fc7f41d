import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { seenLists, shownLists } from '../public/access.ts';
import { guestListMapping, guestListStore } from '../store.ts';

export const handler = endpoint(guestListContract.routes.list, async ({ body, ctx }) => {
  const page = await guestListStore.page(ctx, await listQuery(ctx, guestListMapping, body, await seenLists(ctx)));
  return { ...page, rows: await shownLists(ctx, page.rows) };
});
