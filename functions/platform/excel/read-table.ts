import type { CellValue, Worksheet } from 'exceljs';
import { AppError } from '#shared/kernel/error.ts';
import { csvRows, decodeText } from './csv.ts';

/** Rows of texts; the first holds the headings. */
export type Table = readonly (readonly string[])[];
export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
}

/** Unpacked: what a file of the largest upload may grow to before it counts as an attack. */
const UNPACKED_MAX = 200_000_000;
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const SIZE_AT = 24;

/** What an archive says it holds, read before anything is unpacked. */
function unpackedSize(bytes: Buffer): number {
  let total = 0;
  for (let at = bytes.indexOf(DIRECTORY_ENTRY); at >= 0; at = bytes.indexOf(DIRECTORY_ENTRY, at + 4))
    if (at + SIZE_AT + 4 <= bytes.length) total += bytes.readUInt32LE(at + SIZE_AT);
  return total;
}

const dayText = (date: Date): string => date.toISOString().replace('T00:00:00.000Z', '').slice(0, 16).replace('T', ' ');

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayText(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return cellText(value.text as CellValue);
  // What a formula came to, as the file has it; nothing is worked out here.
  if ('result' in value) return cellText(value.result as CellValue);
  return '';
}

function* sheetRows(sheet: Worksheet, limits: TableLimits): Generator<string[]> {
  const width = Math.min(sheet.actualColumnCount === 0 ? 0 : sheet.columnCount, limits.columns + 1);
  for (let number = 1; number <= sheet.rowCount; number++) {
    const row = sheet.findRow(number);
    yield Array.from({ length: width }, (_, i) => cellText(row?.findCell(i + 1)?.value));
  }
}

async function excelRows(bytes: Uint8Array, limits: TableLimits): Promise<Iterable<string[]>> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (unpackedSize(file) > UNPACKED_MAX) throw new AppError('import.unreadable', { field: 'key' });
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as unknown as Parameters<typeof book.xlsx.load>[0]);
  const [sheet] = book.worksheets;
  return sheet ? sheetRows(sheet, limits) : [];
}

/** The first sheet, or the CSV file, as texts; rows that are wholly empty stay, for their number is what people see. */
export async function readTable(bytes: Uint8Array, type: string, limits: TableLimits): Promise<Table> {
  try {
    const rows = type === 'text/csv' ? csvRows(decodeText(bytes)) : await excelRows(bytes, limits);
    const table: string[][] = [];
    for (const row of rows) {
      table.push(row);
      if (table.length > limits.rows + 1) throw new AppError('import.tooManyRows', { params: { max: limits.rows } });
      if (row.length > limits.columns) throw new AppError('import.tooManyColumns', { params: { max: limits.columns } });
    }
    return table;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('import.unreadable', { field: 'key' });
  }
}
