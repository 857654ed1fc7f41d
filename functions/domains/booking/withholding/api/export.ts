import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { offerFile } from '#functions/platform/excel/offer.ts';
import { EXCEL_TYPE, excelOf } from '#functions/platform/excel/workbook.ts';
import { withholdingContract } from '#shared/domains/booking/withholding/contract.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { namedRows, sortedRows } from '../rows.ts';
import { withholdingSheet } from '../sheet.ts';
import { TITLE } from '../words.ts';

export const handler = endpoint(withholdingContract.routes.export, async ({ body, ctx }) => {
  const { locale = ctx.locale, ...request } = body;
  const rows = await namedRows(ctx, await sortedRows(ctx, request));
  const name = `${inLanguage(TITLE, locale)} ${await agencyDay(ctx)}.xlsx`;
  return offerFile(ctx, await excelOf(withholdingSheet(rows, locale)), { name, type: EXCEL_TYPE });
});
