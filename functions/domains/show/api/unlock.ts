import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { showForUpdate, visible } from '../access.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.unlock, async ({ params, body, ctx }) => {
  const before = await showForUpdate(ctx, params.id, body.rev);
  const { lockedAt: _at, lockedBy: _by, ...after } = before;
  return visible(ctx, await showStore.update(ctx, before, after, { action: 'unlock' }));
});
