import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { checkNotYourself, checkPermissions } from '#shared/domains/user/rules.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.updatePermissions, async ({ body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, body.id, body.rev);
  checkNotYourself(ctx.actor.userId, before.id);
  checkPermissions(before, body.permissions);
  const permissions = [...new Set(body.permissions)];
  return userStore.update(ctx, before, { ...before, permissions }, { action: 'permissions' });
});
