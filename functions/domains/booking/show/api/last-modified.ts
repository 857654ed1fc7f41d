import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { checkAccess } from '../public/sees.ts';
import { showStore } from '../store.ts';

/** Asked before a form saves: whether somebody was there in the meantime, and who. */
export const handler = endpoint(showContract.routes.lastModified, async ({ params, ctx }) => {
  const { rev, updatedAt, no } = checkAccess(ctx, await showStore.get(ctx, params.id));
  const [last] = await activityOf(ctx.tenantId, 'show', no, 1);
  return { rev, updatedAt, changedBy: last?.actorName ?? '' };
});
