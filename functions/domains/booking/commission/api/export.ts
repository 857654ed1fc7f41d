import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { offerFile } from '#functions/platform/excel/offer.ts';
import { EXCEL_TYPE, excelOf } from '#functions/platform/excel/workbook.ts';
import { commissionContract } from '#shared/domains/booking/commission/contract.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { namedRows, sortedRows } from '../rows.ts';
import { commissionSheet, TITLE } from '../sheet.ts';

export const handler = endpoint(commissionContract.routes.export, async ({ body, ctx }) => {
  const { locale = ctx.locale, ...request } = body;
  const rows = await namedRows(ctx, await sortedRows(ctx, request));
  const name = `${inLanguage(TITLE, locale)} ${await agencyDay(ctx)}.xlsx`;
  return offerFile(ctx, await excelOf(commissionSheet(rows, locale)), { name, type: EXCEL_TYPE });
});
