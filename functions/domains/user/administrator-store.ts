import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Write } from '#functions/platform/write.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { userStore } from './store.ts';

/**
 * Nobody takes their own rights away, so an agency keeps an administrator: the one who takes another's away. Of two who
 * do it to each other at once the second is told that something has changed.
 */
export async function staying(ctx: UserContext, before: Stored<UserFields>): Promise<readonly Write[]> {
  if (before.role !== 'administrator') return [];
  return [userStore.unchanged(ctx, await userStore.get(ctx, ctx.actor.userId))];
}
