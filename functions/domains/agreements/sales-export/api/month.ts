import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { monthOf } from '../month.ts';
import { monthName } from '../months.ts';

export const handler = endpoint(salesExportContract.routes.month, ({ params, ctx }) => {
  checkSeesAll(ctx);
  return monthOf(ctx, params.id, monthName(params.year, params.month));
});
