import { seenRecordLog } from '#functions/domains/identity/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyFieldWords as words } from '#shared/domains/relations/company/field-words.ts';
import { companyFields as fields } from '#shared/domains/relations/company/fields.ts';
import { companyStore } from '../store.ts';

const log = recordActivity(companyStore);

export const handler = endpoint(companyContract.routes.activity, async (call) => {
  const { rows } = await log(call);
  return { rows: await seenRecordLog(call.ctx, 'company', { fields, words }, rows) };
});
