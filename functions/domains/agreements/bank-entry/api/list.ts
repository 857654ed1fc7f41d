import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import { bankEntries } from '../list.ts';

export const handler = endpoint(bankEntryContract.routes.list, ({ body, ctx }) => {
  checkSeesAll(ctx);
  return bankEntries(ctx, body);
});
