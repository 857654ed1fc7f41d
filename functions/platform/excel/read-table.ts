import { AppError } from '#shared/kernel/error.ts';
import { csvRows, decodeText } from './csv.ts';
import type { TableLimits } from './read-sheet.ts';

/** Rows of texts; the first holds the headings. */
export type Table = readonly (readonly string[])[];

/** Of a heading; it is remembered with where its column went. */
const HEADING_MAX = 200;

function csvTable(bytes: Uint8Array, limits: TableLimits): string[][] {
  const table: string[][] = [];
  for (const row of csvRows(decodeText(bytes), limits.columns)) {
    table.push(row);
    if (table.length > limits.rows + 1) throw new AppError('import.tooManyRows', { params: { max: limits.rows } });
    if (row.length > limits.columns) throw new AppError('import.tooManyColumns', { params: { max: limits.columns } });
  }
  return table;
}

/** The first sheet, or the CSV file, as texts; rows that are wholly empty stay, for their number is what people see. */
export async function readTable(bytes: Uint8Array, type: string, limits: TableLimits): Promise<Table> {
  try {
    const isCsv = type === 'text/csv';
    const table = isCsv ? csvTable(bytes, limits) : (await import('./read-sheet.ts')).sheetRows(bytes, limits);
    const [headings = [], ...rows] = table;
    return [headings.map((heading) => heading.slice(0, HEADING_MAX)), ...rows];
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('import.unreadable', { field: 'key' });
  }
}
