import { detailOptions } from '#functions/domains/attached/word-template/public/detail-options.ts';
import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showExportContract } from '#shared/domains/booking/show-export/contract.ts';

export const handler = endpoint(showExportContract.routes.detailOptions, async ({ body, ctx }) => {
  if (body.showId) await internalShow(ctx, body.showId);
  return detailOptions(ctx, 'show');
});
