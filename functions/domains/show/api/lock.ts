import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { showForUpdate, visible } from '../access.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.lock, async ({ params, body, ctx }) => {
  const before = await showForUpdate(ctx, params.id, body.rev);
  const after = { ...before, lockedAt: ctx.now.toISOString(), lockedBy: ctx.actor.name };
  return visible(ctx, await showStore.update(ctx, before, after, { action: 'lock' }));
});
