import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type Sheet, seesColumn } from '#functions/platform/excel/area.ts';
import {
  type ExportInput,
  type ExportState,
  MAX_EXPORT_ROWS,
} from '#shared/domains/attached/excel-template/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { beginExport, stateOf } from '../export-store.ts';
import { excelTemplateStore } from '../store.ts';
import { checkColumns, readableSheet, rowsOf } from './areas.ts';

/** A template's columns, those asked for, or all; without those the reader may not see. */
async function columnsOf(ctx: UserContext, sheet: Sheet, { mainArea, templateId, columns, locale }: ExportInput) {
  const template = templateId ? await excelTemplateStore.get(ctx, templateId) : undefined;
  if (template && (template.mainArea !== mainArea || !template.isActive))
    throw new AppError('choice', { field: 'templateId' });
  const asked = columns?.map((id) => ({ id, name: '' }));
  if (asked) await checkColumns(ctx, mainArea, asked);
  const all = await sheet.columns(ctx);
  const chosen = template?.columns ?? asked ?? all.map(({ id }) => ({ id, name: '' }));
  const hidden = new Set(all.filter((column) => !seesColumn(ctx, column)).map(({ id }) => id));
  const seen = chosen.filter(({ id }) => !hidden.has(id));
  if (seen.length === 0) throw new AppError('export.nothing');
  return { columns: seen, title: template?.name ?? inLanguage(sheet.title, locale) };
}

/** Begins to write a list into a file, as far as the caller may see it. */
export async function exportList(ctx: UserContext, input: ExportInput): Promise<ExportState> {
  const { mainArea, locale } = input;
  const sheet = await readableSheet(ctx, mainArea);
  const request = { ...sheet.checked(input.request) };
  const { columns, title } = await columnsOf(ctx, sheet, input);
  const only = input.ids?.map(noOf);
  const { length: total } = await rowsOf(ctx, sheet, { request, only });
  if (only && total === 0) throw new AppError('export.nothing');
  if (total > MAX_EXPORT_ROWS) throw new AppError('export.tooLong', { params: { max: MAX_EXPORT_ROWS } });
  const name = `${title.replace(/[\\/:*?"<>|]/g, ' ')} ${await agencyDay(ctx)}.xlsx`;
  const made = await beginExport(ctx, {
    ...askerOf(ctx),
    mainArea,
    request,
    locale,
    columns,
    name,
    ...(only ? { only } : {}),
    total,
  });
  return stateOf(ctx, made);
}
