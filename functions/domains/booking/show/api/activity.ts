import { seenRecordLog } from '#functions/domains/identity/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showFieldWords as words } from '#shared/domains/booking/show/field-words.ts';
import { showFields as fields } from '#shared/domains/booking/show/fields.ts';
import { checkAccess } from '../public/sees.ts';
import { showStore } from '../store.ts';

/**
 * Lists the changes of a show and who made them. Values that the caller may not see in the show are hidden here too.
 */
export const handler = endpoint(showContract.routes.activity, async ({ body, ctx }) => {
  const show = checkAccess(ctx, await showStore.get(ctx, body.id));
  const found = await activityOf(ctx.tenantId, 'show', show.no, 50, body.before);
  return { rows: await seenRecordLog(ctx, 'show', { fields, words }, found) };
});
