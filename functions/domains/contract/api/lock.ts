import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { checkUnlocked } from '#shared/domains/contract/rules.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.lock, async ({ params, body, ctx }) => {
  const before = await contractForUpdate(ctx, params.id, body.rev);
  checkUnlocked(before);
  const after = { ...before, lockedAt: ctx.now.toISOString(), lockedBy: ctx.actor.name };
  return shown(ctx, await contractStore.update(ctx, before, after, { action: 'lock' }));
});
