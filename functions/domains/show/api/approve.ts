import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { approved } from '#shared/domains/show/rules.ts';
import { asSeen, checkInside, showForUpdate, visible } from '../access.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.approve, async ({ body, ctx }) => {
  checkInside(ctx);
  const before = await showForUpdate(ctx, body.showId, body.rev);
  return visible(ctx, await asSeen(ctx, () => showStore.update(ctx, before, approved(before), { action: 'approve' })));
});
