import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { OWNED_KINDS, type UserFields, type UserUsage } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { userStore } from '../store.ts';
import { lastActive } from './active-users.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type User = Stored<UserFields>;

export async function usageOf(ctx: Tenant, user: User): Promise<UserUsage> {
  const counting = OWNED_KINDS.map(
    async (kind) => [kind, (await (await servicesOf(kind)).owned.nosOf(ctx, user.id)).length] as const,
  );
  const [lastActiveAt, ...counts] = await Promise.all([lastActive(user), ...counting]);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return { owned: Object.fromEntries(counts) as UserUsage['owned'], total, lastActiveAt };
}

/** Started again after a crash it finds the rest: what has changed hands is no longer the user's. */
export async function transferOwned(ctx: TenantContext, fromId: Id, toId: Id): Promise<number> {
  const mergedInto = () => userStore.get(ctx, toId);
  const to = await mergedInto();
  if (to.state === 'deactivated') throw new AppError('choice', { field: 'toId' });
  let passed = 0;
  for (const kind of OWNED_KINDS) {
    const { owned } = await servicesOf(kind);
    for (const no of await owned.nosOf(ctx, fromId)) if (await owned.pass(ctx, no, fromId, mergedInto)) passed++;
  }
  return passed;
}
