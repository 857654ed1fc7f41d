import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import { checkBankAccess } from '../access.ts';
import { importStatement } from '../import-statement.ts';

export const handler = endpoint(bankEntryContract.routes.import, ({ body, ctx }) => {
  checkBankAccess(ctx);
  return importStatement(ctx, body);
});
