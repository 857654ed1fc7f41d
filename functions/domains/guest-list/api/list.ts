import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { guestListContract } from '#shared/domains/guest-list/contract.ts';
import { shownLists } from '../access.ts';
import { guestListMapping, guestListStore } from '../store.ts';

const list = listRecords(guestListStore, guestListMapping, artistAccess.linked);

export const handler = endpoint(guestListContract.routes.list, async (call) => {
  const page = await list(call);
  return { ...page, rows: await shownLists(call.ctx, page.rows) };
});
