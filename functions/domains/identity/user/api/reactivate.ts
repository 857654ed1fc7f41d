import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, reopened, stateAfter } from '#shared/domains/identity/user/rules.ts';
import { takeSeat, userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.reactivate, async ({ body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, body.id, body.rev);
  checkMayChange(ctx.actor, before);
  const after = { ...reopened(before, ctx.now), state: stateAfter(before.state, 'reactivate') };
  const reactivate = (extra: readonly Write[]) => userStore.update(ctx, before, after, { action: 'reactivate', extra });
  if (before.state !== 'deactivated') return reactivate([]);
  return takeSeat(await clientOf(ctx.tenantId), reactivate);
});
