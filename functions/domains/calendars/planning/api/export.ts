import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { offerFile } from '#functions/platform/excel/offer.ts';
import { EXCEL_TYPE, excelOf } from '#functions/platform/excel/workbook.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { planOf } from '../plan.ts';
import { gridSheet, listSheet } from '../sheet.ts';
import { sheetWords } from '../sheet-words.ts';

export const handler = endpoint(planningContract.routes.export, async ({ body, ctx }) => {
  const { layout, locale = ctx.locale, ...asked } = body;
  const [plan, statuses] = await Promise.all([planOf(ctx, asked), statusesOf(ctx, 'show')]);
  const drawn = {
    plan,
    locale,
    from: asked.from,
    to: asked.to,
    statuses: new Map(statuses.map((s) => [s.id, s.name])),
  };
  const content = await (layout === 'grid' ? excelOf(gridSheet(drawn)) : excelOf(listSheet(drawn)));
  const name = `${sheetWords(locale).planning} ${asked.from} ${asked.to}.xlsx`;
  return offerFile(ctx, content, { name, type: EXCEL_TYPE });
});
