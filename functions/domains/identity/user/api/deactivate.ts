import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkNotYourself, stateAfter } from '#shared/domains/identity/user/rules.ts';
import { staying } from '../public/administrator.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.deactivate, async ({ body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, body.id, body.rev);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  const state = stateAfter(before.state, 'deactivate');
  return userStore.update(
    ctx,
    before,
    { ...before, state },
    { action: 'deactivate', extra: await staying(ctx, before) },
  );
});
