import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { csvFile } from '#functions/platform/excel/csv-write.ts';
import { offerFile } from '#functions/platform/excel/offer.ts';
import { showExportContract } from '#shared/domains/booking/show-export/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { NAMES, secretaryTable } from '../secretary.ts';

export const handler = endpoint(showExportContract.routes.temporarySecretary, async ({ query, ctx }) => {
  const { tsExportType, from, to, locale = ctx.locale } = query;
  if (tsExportType === 'deals' && !ctx.actor.permissions.has('show.readDeal')) throw new AppError('denied');
  const content = csvFile(await secretaryTable(ctx, tsExportType, { from, to, locale }));
  return offerFile(ctx, content, {
    name: `${inLanguage(NAMES[tsExportType], locale)} ${from} ${to}.csv`,
    type: 'text/csv',
  });
});
