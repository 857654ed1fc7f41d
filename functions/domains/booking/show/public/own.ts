import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { showStore } from '../store.ts';
import { checkAccess } from './sees.ts';

/** A show the caller may see, or 404. */
export const seenShow = async (ctx: UserContext, id: Id): Promise<Stored<ShowFields>> =>
  checkAccess(ctx, await showStore.get(ctx, id));

/** The same for what is nobody's business outside the agency. */
export async function internalShow(ctx: UserContext, id: Id): Promise<Stored<ShowFields>> {
  const show = await seenShow(ctx, id);
  checkInternal(ctx);
  return show;
}

/** A show that somebody inside wants to change, as they last saw it; a locked one is refused. */
export async function openShow(ctx: UserContext, id: Id, rev: number): Promise<Stored<ShowFields>> {
  const show = await showStore.getForUpdate(ctx, id, rev, (found) => checkAccess(ctx, found));
  checkInternal(ctx);
  checkUnlocked(show);
  return show;
}
