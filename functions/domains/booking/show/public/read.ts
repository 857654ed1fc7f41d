import { seenFree, seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import type { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { showMapping, showStore } from '../store.ts';
import { withDayState } from './day-state.ts';
import { checkAccess, seenShows } from './sees.ts';
import { visible } from './visible.ts';

/** A page of the shows that the caller may see, with the fields that the caller may see. */
export async function listedShows(ctx: UserContext, request: ShowListRequest) {
  const query = listQuery(ctx, showMapping, request, seenShows(ctx));
  const page = query.then((found) => showStore.page(ctx, found));
  const rows = page.then((found) => Promise.all(found.rows.map((show) => withDayState(ctx, visible(ctx, show)))));
  const [found, seen] = await Promise.all([page, seenFree(ctx, 'show', rows)]);
  return { ...found, rows: seen };
}

/** One show, or 404 if the caller may not see it. */
export function shownShow(ctx: UserContext, id: Id) {
  const show = showStore.get(ctx, id).then((found) => withDayState(ctx, visible(ctx, checkAccess(ctx, found))));
  return seenOne(ctx, 'show', show);
}
