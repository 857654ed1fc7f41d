import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Sheet } from '#functions/platform/excel/area.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { ExcelKind, OfferedColumn } from '#shared/domains/attached/excel-template/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';

const sheetFor = async (area: ExcelKind): Promise<Sheet> => (await servicesOf(area)).excel();

/** Returns the sheet of an area to a caller who may read its list. */
export async function readableSheet({ actor }: UserContext, area: ExcelKind): Promise<Sheet> {
  const sheet = await sheetFor(area);
  if (!actor.permissions.has(sheet.permission)) throw new AppError('denied');
  return sheet;
}

/** Finds the rows of a file: the list as it was asked for, or the part of it in my selection. */
export async function rowsOf(
  ctx: UserContext,
  sheet: Sheet,
  { request, only }: { readonly request: unknown; readonly only?: readonly number[] | undefined },
): Promise<readonly number[]> {
  const nos = await sheet.find(ctx, request);
  const chosen = only && new Set(only);
  return chosen ? nos.filter((no) => chosen.has(no)) : nos;
}

const columnsOf = async (area: ExcelKind, ctx: UserContext) => (await sheetFor(area)).columns(ctx);

/** Returns the columns that an area offers its templates, in the reader's language. */
export const offeredColumns = async (area: ExcelKind, ctx: UserContext): Promise<OfferedColumn[]> =>
  (await columnsOf(area, ctx)).map(({ id, name, kind }) => ({ id, name: inLanguage(name, ctx.locale), kind }));

/** Refuses a column that the area does not have, and one that occurs twice. */
export async function checkColumns(ctx: UserContext, area: ExcelKind, columns: readonly { readonly id: string }[]) {
  const ids = columns.map(({ id }) => id);
  const all = await columnsOf(area, ctx);
  const wrong = ids.findIndex((id, i) => !all.some((one) => one.id === id) || ids.indexOf(id) < i);
  if (wrong >= 0) throw new AppError('choice', { field: `columns.${wrong}.id` });
}
