import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { ROLES } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { USER_STATES, userStore } from '../store.ts';

/** Finds the active administrators of the agency, the first one first. */
export async function administratorsOf(ctx: Pick<TenantContext, 'tenantId'>): Promise<Stored<UserFields>[]> {
  const filters = [
    { column: 'role', anyOf: [wordNo(ROLES, 'administrator')] },
    { column: 'state', anyOf: [wordNo(USER_STATES, 'active')] },
  ];
  const found = await userStore.where(ctx, filters);
  return found.toSorted((a, b) => a.no - b.no);
}

/**
 * Makes sure that an agency keeps an administrator. Users cannot remove their own rights, so the user who removes those
 * of another remains; their own must not end by themselves. If two remove each other at once, the second one is
 * refused.
 */
export async function staying(ctx: UserContext, before: Stored<UserFields>): Promise<readonly Write[]> {
  if (before.role !== 'administrator') return [];
  const self = await userStore.get(ctx, ctx.actor.userId);
  // Another user may have removed the caller's rights since the request was accepted.
  const isStill = [...ctx.actor.permissions].every((permission) => self.permissions.includes(permission));
  if (self.state === 'deactivated' || self.role !== ctx.actor.role || !isStill) throw new AppError('denied');
  if (self.accessUntil) throw new AppError('user.leavesToo');
  return [userStore.unchanged(ctx, self)];
}
