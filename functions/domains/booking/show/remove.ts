import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { checkAccess } from './public/sees.ts';
import { requestGone } from './public/submission-store.ts';
import { showStore } from './store.ts';

/** Deletes one show the caller may see. A locked show is refused. */
export async function removeShow(ctx: UserContext, id: Id): Promise<void> {
  const before = checkAccess(ctx, await showStore.get(ctx, id));
  checkUnlocked(before);
  const extra = before.isPreliminary ? await requestGone(ctx, before.id) : [];
  await showStore.remove(ctx, before, { extra });
}
