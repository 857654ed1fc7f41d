import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Write } from '#functions/platform/write.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { userStore } from './store.ts';

/**
 * Nobody takes their own rights away, so an agency keeps an administrator: the one who takes another's away. Of two who
 * do it to each other at once the second comes too late.
 */
export async function staying(ctx: UserContext, before: Stored<UserFields>): Promise<readonly Write[]> {
  if (before.role !== 'administrator') return [];
  const self = await userStore.get(ctx, ctx.actor.userId);
  // Since the request was let in somebody may have taken its rights away.
  const isStill = [...ctx.actor.permissions].every((permission) => self.permissions.includes(permission));
  if (self.state === 'deactivated' || self.role !== ctx.actor.role || !isStill) throw new AppError('denied');
  return [userStore.unchanged(ctx, self)];
}
