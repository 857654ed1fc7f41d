import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Rows } from '#functions/platform/excel/read-table.ts';
import { labelledHeadings } from '#shared/domains/relations/import/export-headings.ts';
import { fieldName, type ImportField } from '#shared/domains/relations/import/fields.ts';
import { guessMapping } from '#shared/domains/relations/import/guess.ts';
import { HEADING_ROWS, headingsIn, rowsBelow } from '#shared/domains/relations/import/layout.ts';
import { type ImportDraft, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#shared/domains/relations/import/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { importFields } from './fields.ts';
import { importOf } from './report.ts';
import { type ImportRecord, rememberedMapping } from './store.ts';

/** Rows with titles and headings above them. */
export const LIMITS = { rows: MAX_IMPORT_ROWS + HEADING_ROWS, columns: MAX_IMPORT_COLUMNS };
const SAMPLES = 3;
const SAMPLE_MAX = 100;
const FIRST_CELLS = 6;

/** Rows below the headings, of which there must be one and may be so many. */
export function countedRows(rows: Rows, headingRow: number): number {
  const total = rowsBelow(rows, headingRow).length;
  if (total === 0) throw new AppError('import.empty', { field: 'key' });
  if (total > MAX_IMPORT_ROWS) throw new AppError('import.tooManyRows', { params: { max: MAX_IMPORT_ROWS } });
  return total;
}

function columnsOf(rows: Rows, headingRow: number) {
  const below = rowsBelow(rows, headingRow);
  const samplesOf = (i: number) =>
    below.flatMap(({ cells }) => (cells[i]?.trim() ? [cells[i].trim().slice(0, SAMPLE_MAX)] : [])).slice(0, SAMPLES);
  return headingsIn(rows, headingRow).map((header, i) => ({ header, samples: samplesOf(i) }));
}

const firstRowsOf = (rows: Rows) =>
  rowsBelow(rows.slice(0, HEADING_ROWS), 0).map(({ cells, row }) => ({
    row,
    cells: cells.flatMap((cell) => (cell.trim() ? [cell.trim().slice(0, SAMPLE_MAX)] : [])).slice(0, FIRST_CELLS),
  }));

/** The import as its columns are placed; they go where the user last sent such columns, or where their names say. */
export async function importDraftOf(
  ctx: UserContext,
  record: ImportRecord,
  rows: Rows,
  known?: readonly ImportField[],
): Promise<ImportDraft> {
  const { mainArea, headingRow = 1, delimiter } = record;
  const fields = known ?? (await importFields(ctx, mainArea));
  const headings = headingsIn(rows, headingRow);
  const labelled = labelledHeadings(headings, rows.slice(headingRow));
  return {
    ...(await importOf(ctx, record)),
    headingRow,
    ...(delimiter === undefined ? {} : { delimiter }),
    firstRows: firstRowsOf(rows),
    columns: columnsOf(rows, headingRow),
    fields: fields.map((field) => ({
      id: field.id,
      name: fieldName(field, ctx.locale),
      must: field.must === true,
    })),
    mapping: guessMapping(fields, labelled, await rememberedMapping(ctx, mainArea)),
  };
}
