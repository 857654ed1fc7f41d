import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { offerFile } from '#functions/platform/excel/offer.ts';
import { EXCEL_TYPE, excelOf } from '#functions/platform/excel/workbook.ts';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { TITLE, totalsSheet } from '../sheet.ts';
import { totalsOf } from '../totals.ts';

export const handler = endpoint(showTotalContract.routes.export, async ({ body, ctx }) => {
  const { locale = ctx.locale, ...request } = body;
  const content = await excelOf(totalsSheet(await totalsOf(ctx, request), locale));
  const name = `${inLanguage(TITLE, locale)} ${await agencyDay(ctx)}.xlsx`;
  return offerFile(ctx, content, { name, type: EXCEL_TYPE });
});
