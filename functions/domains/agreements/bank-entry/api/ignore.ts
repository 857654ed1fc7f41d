import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import { ignoreEntry } from '../confirm.ts';
import { entryView } from '../view.ts';

export const handler = endpoint(bankEntryContract.routes.ignore, async ({ params, body, ctx }) => {
  checkSeesAll(ctx);
  return entryView(await ignoreEntry(ctx, params.id, body.rev, body.reason));
});
