import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkResolved } from '#shared/domains/booking/show/request-rules.ts';
import { approving } from '../public/request.ts';
import { settledRequest } from '../public/submission-store.ts';
import { visible } from '../public/visible.ts';
import { asVisible, showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

/** As it stands. A request of a web form is answered with it, and needs its promoter and venue resolved. */
export const handler = endpoint(showContract.routes.approve, async ({ body, ctx }) => {
  checkInternal(ctx);
  const before = await showForUpdate(ctx, body.showId, body.rev);
  checkResolved(before);
  const request = await settledRequest(ctx, before.id);
  const show = await approving(ctx, before, (after, turns) => {
    const extra = [...request, ...turns];
    return asVisible(ctx, () => showStore.update(ctx, before, after, { action: 'approve', extra }));
  });
  return visible(ctx, show);
});
