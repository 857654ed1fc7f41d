import { seenRecordLog } from '#functions/domains/identity/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { productionFieldWords as words } from '#shared/domains/booking/production/field-words.ts';
import { productionFields as fields } from '#shared/domains/booking/production/fields.ts';
import { productionSeen } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.activity, async ({ body, ctx }) => {
  const { no } = await productionSeen(ctx, body.id);
  const rows = await activityOf(ctx.tenantId, 'production', no, 50, body.before);
  return { rows: await seenRecordLog(ctx, 'production', { fields, words }, rows) };
});
