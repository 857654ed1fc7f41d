import { userStore } from '#functions/domains/identity/user/store.ts';
import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { checkPerson } from '#shared/domains/identity/access-grant/rules.ts';
import type { GrantFields } from '#shared/domains/identity/access-grant/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { grantStore, type TemporaryGrant } from './store.ts';

/** Finds the user of a person in an agency, by the address. */
export async function userOf(
  ctx: Pick<TenantContext, 'tenantId'>,
  email: string,
): Promise<Stored<UserFields> | undefined> {
  const id = await uniqueValueOwner(ctx.tenantId, 'user.email', email);
  const user = id ? await userStore.find(ctx, id) : undefined;
  return user?.deletedAt ? undefined : user;
}

type Asked = Omit<GrantFields, 'stage' | 'askedBy' | 'userId'>;
/** Writes a request for a person who has no lasting access, and promises to tell the administrators. */
export async function askFor(ctx: TenantContext, asked: Asked): Promise<TemporaryGrant> {
  const [user, open] = await Promise.all([
    userOf(ctx, asked.email),
    uniqueValueOwner(ctx.tenantId, 'accessGrant.open', asked.email),
  ]);
  checkPerson(user);
  if (open) throw new AppError('accessGrant.open', { field: 'email' });
  const { userId, name } = ctx.actor;
  const record = await grantStore.prepare(ctx, {
    ...asked,
    stage: 'requested',
    askedBy: { userId, name },
    ...(user ? { userId: user.id } : {}),
  });
  const outbox = [emit('accessGrant', { id: record.id, news: 'asked' })];
  await commit(grantStore.writes(ctx, undefined, record, { action: 'accessAsked', outbox }));
  return record;
}
