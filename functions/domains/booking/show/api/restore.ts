import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkAccess } from '../public/sees.ts';
import { requestBack } from '../public/submission-store.ts';
import { visible } from '../public/visible.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.restore, async ({ params, ctx }) => {
  const before = checkAccess(ctx, await showStore.getDeleted(ctx, params.id));
  const extra = before.isPreliminary ? await requestBack(ctx, before.id) : [];
  const back = before.phase === 'options' ? { ...before, backAt: ctx.now.toISOString() } : before;
  return visible(ctx, await showStore.restore(ctx, back, { extra }));
});
