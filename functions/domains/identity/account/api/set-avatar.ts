import { userStore } from '#functions/domains/identity/user/store.ts';
import { acceptWithin } from '#functions/domains/reference/client/public/accept.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { removeObject } from '#functions/platform/files/files.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { lackOf } from '#shared/domains/identity/user/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';

export const handler = endpoint(accountContract.routes.setAvatar, async ({ body, ctx }) => {
  const { tenantId, actor } = ctx;
  const { id = actor.userId, key } = body;
  if (id !== actor.userId && !actor.permissions.has('user.update')) throw new AppError('denied');
  const before = await userStore.get(ctx, id);
  if (lackOf(actor, before)) throw new AppError('denied');
  const taken = key ? await acceptWithin({ tenantId, key, purpose: 'avatar' }) : undefined;
  await userStore.update(ctx, before, {
    ...before,
    avatarKey: taken?.key,
    bytes: taken && { avatarKey: taken.size },
  });
  if (before.avatarKey) await removeObject(before.avatarKey);
  return done;
});
