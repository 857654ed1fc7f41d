import { settledRequest } from '#functions/domains/webform/submission-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { commit } from '#functions/platform/write.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { visible } from '../access.ts';
import { approvedShow } from '../request-store.ts';
import { asVisible, showForUpdate } from '../seen-store.ts';
import { showStore } from '../store.ts';

/** As it stands: a request it came from through a web form is answered with it. */
export const handler = endpoint(showContract.routes.approve, async ({ body, ctx }) => {
  checkInside(ctx);
  const before = await showForUpdate(ctx, body.showId, body.rev);
  const [after, request] = await Promise.all([approvedShow(ctx, before), settledRequest(ctx, before.id)]);
  const next = showStore.next(ctx, before, after);
  await asVisible(ctx, () => commit([...showStore.writes(ctx, before, next, { action: 'approve' }), ...request]));
  return visible(ctx, next);
});
