import { clientOf } from '#functions/domains/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { checkMayChange, reopened, stateAfter } from '#shared/domains/user/rules.ts';
import { checkRoom, userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.reactivate, async ({ body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, body.id, body.rev);
  checkMayChange(ctx.actor, before);
  if (before.state === 'deactivated') await checkRoom(await clientOf(ctx.tenantId));
  const state = stateAfter(before.state, 'reactivate');
  return userStore.update(ctx, before, { ...reopened(before, ctx.now), state }, { action: 'reactivate' });
});
