import { seenRecordLog } from '#functions/domains/identity/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { contactFieldWords as words } from '#shared/domains/relations/contact/field-words.ts';
import { contactFields as fields } from '#shared/domains/relations/contact/fields.ts';
import { contactStore } from '../store.ts';

const log = recordActivity(contactStore);

export const handler = endpoint(contactContract.routes.activity, async (call) => {
  const { rows } = await log(call);
  return { rows: await seenRecordLog(call.ctx, 'contact', { fields, words }, rows) };
});
