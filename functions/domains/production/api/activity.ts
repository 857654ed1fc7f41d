import { seenChanges } from '#functions/domains/free-field/activity-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.activity, async ({ body, ctx }) => {
  const { no } = await productionStore.get(ctx, body.id);
  const rows = await activityOf(ctx.tenantId, 'production', no, 50, body.before);
  return { rows: await seenChanges(ctx, rows, () => 'production') };
});
