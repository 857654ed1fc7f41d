import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { askFile } from '../ask-file.ts';
import { monthName, monthsOf } from '../months.ts';

export const handler = endpoint(salesExportContract.routes.build, async ({ params, ctx }) => {
  checkSeesAll(ctx);
  const { id, year, month, fileType } = params;
  await askFile(ctx, id, { month: monthName(year, month), fileType });
  return monthsOf(ctx, id, year);
});
