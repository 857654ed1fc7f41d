import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import { reopenEntry } from '../confirm.ts';
import { entryView } from '../view.ts';

export const handler = endpoint(bankEntryContract.routes.reopen, async ({ params, body, ctx }) => {
  checkSeesAll(ctx);
  return entryView(await reopenEntry(ctx, params.id, body.rev));
});
