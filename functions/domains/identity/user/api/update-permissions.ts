import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import {
  checkMayChange,
  checkMayGive,
  checkNotYourself,
  checkPermissions,
  rightsNow,
} from '#shared/domains/identity/user/rules.ts';
import { staying } from '../public/administrator.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.updatePermissions, async ({ body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, body.id, body.rev);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  checkPermissions(before, body.permissions);
  const after = { ...before, ...rightsNow(body.permissions) };
  checkMayGive(ctx.actor, after);
  return userStore.update(ctx, before, after, { action: 'permissions', extra: await staying(ctx, before) });
});
