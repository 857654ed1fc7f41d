import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { offerFile } from '#functions/platform/excel/offer.ts';
import { EXCEL_TYPE, excelOf } from '#functions/platform/excel/workbook.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { targetFor } from '../areas.ts';
import { exampleSheets } from '../example.ts';
import { importFields } from '../fields.ts';

export const handler = endpoint(importContract.routes.example, async ({ body: { mainArea }, ctx }) => {
  await targetFor(ctx, mainArea);
  const { name, sheets } = exampleSheets(mainArea, await importFields(ctx, mainArea), ctx.locale);
  return offerFile(ctx, await excelOf(...sheets), { name, type: EXCEL_TYPE });
});
