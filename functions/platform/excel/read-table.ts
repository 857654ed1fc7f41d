import { AppError } from '#shared/kernel/contract/error.ts';
import { csvRows, type Delimiter, decodeText, delimiterOf } from './csv.ts';
import type { TableLimits } from './read-sheet.ts';

/** Rows of texts as the file has them, each as wide as the widest; empty ones stay, for their number is what people see. */
export type Rows = readonly (readonly string[])[];
export interface Table {
  readonly rows: Rows;
  /** Of a CSV file. */
  readonly delimiter?: Delimiter;
}

const CSV = 'text/csv';
const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

const EMPTY: string[] = [];

/** Rows up to the last one that holds something; spreadsheets save thousands of empty ones below it. */
function csvTable(text: string, limits: TableLimits, delimiter: Delimiter): string[][] {
  const table: string[][] = [];
  let [filled, end] = [0, 0];
  for (const row of csvRows(text, limits.columns, delimiter)) {
    const isRow = isFilled(row);
    table.push(isRow ? row : EMPTY);
    if (!isRow) continue;
    end = table.length;
    filled += 1;
    if (filled > limits.rows) throw new AppError('import.tooManyRows', { params: { max: limits.rows } });
    if (row.length > limits.columns) throw new AppError('import.tooManyColumns', { params: { max: limits.columns } });
  }
  return table.slice(0, end);
}

function squared(rows: readonly string[][]): Rows {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const blank = Array.from({ length: width }, () => '');
  return rows.map((row) =>
    row.length === 0 ? blank : row.length === width ? row : [...row, ...blank.slice(row.length)],
  );
}

/** The first sheet, or the CSV file, as texts; a delimiter that somebody chose goes before the one that is found. */
export async function readTable(
  bytes: Uint8Array,
  type: string,
  limits: TableLimits,
  chosen?: Delimiter,
): Promise<Table> {
  try {
    if (type !== CSV) return { rows: (await import('./read-sheet.ts')).sheetRows(bytes, limits) };
    const text = decodeText(bytes);
    const delimiter = chosen ?? delimiterOf(text);
    return { rows: squared(csvTable(text, limits, delimiter)), delimiter };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('import.unreadable', { field: 'key' });
  }
}
