import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { showStore } from './store.ts';

type Show = Stored<ShowFields>;

/** What is locked already stays as it is: who locked it, and when, is kept. */
export async function locked(ctx: UserContext, show: Show, options?: WriteOptions): Promise<Show> {
  if (show.lockedAt) return show;
  const after = { ...show, lockedAt: ctx.now.toISOString(), lockedBy: ctx.actor.name };
  return showStore.update(ctx, show, after, { action: 'lock', ...options });
}

/** The reason stands in the log. */
export async function unlocked(ctx: UserContext, show: Show, reason: string, options?: WriteOptions): Promise<Show> {
  if (!show.lockedAt) return show;
  const { lockedAt: _at, lockedBy: _by, ...after } = show;
  const changes = [{ field: 'unlockReason', after: reason }];
  return showStore.update(ctx, show, after, { action: 'unlock', changes, ...options });
}
