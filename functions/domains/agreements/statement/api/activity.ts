import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { seenLog } from '#functions/platform/record/fields.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { statementFieldWords as words } from '#shared/domains/agreements/statement/field-words.ts';
import { statementFields as fields } from '#shared/domains/agreements/statement/fields.ts';
import { statementStore } from '../store.ts';
import { checkAccess } from '../view.ts';

const log = recordActivity(statementStore);

export const handler = endpoint(statementContract.routes.activity, async (call) => {
  checkAccess(call.ctx, await statementStore.get(call.ctx, call.params.id));
  const { rows } = await log(call);
  return { rows: seenLog(call.ctx, { fields, words }, rows) };
});
