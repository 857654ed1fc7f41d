import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { downloadOf } from '../download.ts';
import { monthName } from '../months.ts';
import { bookOf } from '../settings.ts';

export const handler = endpoint(salesExportContract.routes.download, async ({ params, query, ctx }) => {
  checkSeesAll(ctx);
  const { id, year, month, fileType } = params;
  return downloadOf(ctx, await bookOf(ctx, id), { month: monthName(year, month), fileType, run: query.run });
});
