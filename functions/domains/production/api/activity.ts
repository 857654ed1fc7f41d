import { seenChanges } from '#functions/domains/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { seenEntries } from '#functions/platform/inside.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { hiddenFields } from '../access.ts';
import { productionSeen } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.activity, async ({ body, ctx }) => {
  const { no } = await productionSeen(ctx, body.id);
  const rows = await seenChanges(
    ctx,
    await activityOf(ctx.tenantId, 'production', no, 50, body.before),
    () => 'production',
  );
  return { rows: seenEntries(ctx, rows, hiddenFields(ctx)) };
});
