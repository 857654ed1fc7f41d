import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { unlockMonth } from '../lock.ts';
import { monthsOf } from '../months.ts';

export const handler = endpoint(salesExportContract.routes.unlock, async ({ body, ctx }) => {
  checkSeesAll(ctx);
  await unlockMonth(ctx, body);
  return monthsOf(ctx, body.bookkeepingId, Number(body.month.slice(0, 4)));
});
