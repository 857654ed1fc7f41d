import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isOwner } from '#shared/domains/identity/user/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { userStore } from '../store.ts';

interface Owner {
  readonly userId: Id;
  readonly name: string;
}

/** Somebody who looks after a record; who does already may stay, also when they have left since. */
export async function ownerFor(
  ctx: Pick<TenantContext, 'tenantId'>,
  ownerId: Id | undefined,
  before?: Owner,
): Promise<Owner | undefined> {
  if (!ownerId) return undefined;
  const user = await userStore.find(ctx, ownerId);
  if (user && !user.deletedAt && isOwner(user)) return { userId: user.id, name: user.name };
  if (before?.userId === ownerId) return before;
  throw new AppError('choice', { field: 'ownerId' });
}
