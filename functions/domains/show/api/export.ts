import { statusesOf } from '#functions/domains/status/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { EXCEL_TYPE, excelOf } from '#functions/platform/excel/workbook.ts';
import { presignDownload, putObject } from '#functions/platform/files.ts';
import { newId } from '#functions/platform/id.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { MAX_EXPORT_ROWS } from '#shared/domains/show/export.ts';
import { AppError } from '#shared/kernel/error.ts';
import { exportColumns, SHOWS } from '../export-columns.ts';
import { visibleShows } from '../export-rows.ts';
import { showMapping, showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.export, async ({ body, ctx }) => {
  const { columns, locale, ...request } = body;
  const query = await listQuery(ctx.tenantId, showMapping, request, artistAccess.linked(ctx));
  const nos = (await showStore.definition.list?.all(ctx.tenantId, query)) ?? [];
  if (nos.length > MAX_EXPORT_ROWS) throw new AppError('show.exportTooLong', { params: { max: MAX_EXPORT_ROWS } });
  const statuses = new Map((await statusesOf(ctx, 'show')).map(({ id, name }) => [id, name]));
  const seen = columns.filter((column) => column !== 'fee' || ctx.actor.permissions.has('show.readDeal'));
  if (seen.length === 0) throw new AppError('denied');
  const title = SHOWS[locale];
  const content = await excelOf({
    name: title,
    columns: exportColumns(seen, locale, statuses),
    rows: visibleShows(ctx, nos),
  });
  const file = await putObject(`exports/${ctx.tenantId}/${newId(ctx.now)}`, content, EXCEL_TYPE);
  const name = `${title} ${ctx.now.toISOString().slice(0, 10)}.xlsx`;
  return { url: await presignDownload({ ...file, name }), name };
});
