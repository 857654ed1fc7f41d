import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import { importStatement } from '../import-statement.ts';

export const handler = endpoint(bankEntryContract.routes.import, ({ body, ctx }) => {
  checkSeesAll(ctx);
  return importStatement(ctx, body);
});
