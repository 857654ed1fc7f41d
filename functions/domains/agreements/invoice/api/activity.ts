import { seenRecordLog } from '#functions/domains/identity/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceFieldWords as words } from '#shared/domains/agreements/invoice/field-words.ts';
import { invoiceFields as fields } from '#shared/domains/agreements/invoice/fields.ts';
import { invoiceOf } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.activity, async ({ params, query, ctx }) => {
  const { no } = await invoiceOf(ctx, params.id);
  const rows = await activityOf(ctx.tenantId, 'invoice', no, 50, query.before);
  return { rows: await seenRecordLog(ctx, 'invoice', { fields, words }, rows) };
});
