import { artistExcel } from '#functions/domains/artist/excel-store.ts';
import { companyExcel, venueExcel } from '#functions/domains/company/excel-store.ts';
import { contactExcel } from '#functions/domains/contact/excel-store.ts';
import { contractExcel } from '#functions/domains/contract/excel-store.ts';
import { productionExcel } from '#functions/domains/production/excel-store.ts';
import { showExcel } from '#functions/domains/show/excel-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type Sheet, sheetOf } from '#functions/platform/excel/area.ts';
import type { ExcelArea, OfferedColumn } from '#shared/domains/excel-template/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';

/** One line per main area; its columns stand in the area's own `excel-store.ts`. */
export const sheets: Readonly<Record<ExcelArea, Sheet>> = {
  artist: sheetOf(artistExcel),
  company: sheetOf(companyExcel),
  contact: sheetOf(contactExcel),
  contract: sheetOf(contractExcel),
  production: sheetOf(productionExcel),
  show: sheetOf(showExcel),
  venue: sheetOf(venueExcel),
};

/** The sheet of an area, for those who may read its list. */
export function readableSheet({ actor }: UserContext, area: ExcelArea): Sheet {
  const sheet = sheets[area];
  if (!actor.permissions.has(sheet.permission)) throw new AppError('denied');
  return sheet;
}

/** What a file holds: the list as it was asked for, or of it what stands in my selection. */
export async function rowsOf(
  ctx: UserContext,
  sheet: Sheet,
  { request, only }: { readonly request: unknown; readonly only?: readonly number[] | undefined },
): Promise<readonly number[]> {
  const nos = await sheet.find(ctx, request);
  const chosen = only && new Set(only);
  return chosen ? nos.filter((no) => chosen.has(no)) : nos;
}

/** What an area offers its templates, in the reader's language. */
export const offeredColumns = async (area: ExcelArea, ctx: UserContext): Promise<OfferedColumn[]> =>
  (await sheets[area].columns(ctx)).map(({ id, name, kind }) => ({ id, name: name[ctx.locale], kind }));

/** Refuses a column that the area does not have, and one that stands twice. */
export async function checkColumns(ctx: UserContext, area: ExcelArea, columns: readonly { readonly id: string }[]) {
  const ids = columns.map(({ id }) => id);
  const all = await sheets[area].columns(ctx);
  const wrong = ids.findIndex((id, i) => !all.some((one) => one.id === id) || ids.indexOf(id) < i);
  if (wrong >= 0) throw new AppError('choice', { field: `columns.${wrong}.id` });
}
