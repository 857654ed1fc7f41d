import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import { checkBankAccess } from '../access.ts';
import { bankEntries } from '../list.ts';

export const handler = endpoint(bankEntryContract.routes.list, ({ body, ctx }) => {
  checkBankAccess(ctx);
  return bankEntries(ctx, body);
});
