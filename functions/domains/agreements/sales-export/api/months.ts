import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { monthsOf } from '../months.ts';

export const handler = endpoint(salesExportContract.routes.months, ({ params, ctx }) => {
  checkSeesAll(ctx);
  return monthsOf(ctx, params.id, params.year);
});
