import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Worksheet } from 'exceljs';
import { type Cell, typed } from './cells.ts';

export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ExcelColumn<Row> {
  readonly header: string;
  /** Characters; 16 unless said. */
  readonly width?: number;
  readonly value: (row: Row) => Cell;
}
export interface ExcelSheet<Row> {
  readonly name: string;
  readonly columns: readonly ExcelColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

const DEFAULT_WIDTH = 16;
/** Longest name of a sheet, and what it may not hold. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

function addHead<Row>(sheet: Worksheet, columns: readonly ExcelColumn<Row>[]): void {
  sheet.columns = columns.map(({ width = DEFAULT_WIDTH }) => ({ width }));
  const head = sheet.addRow(columns.map(({ header }) => header));
  head.font = { bold: true };
  head.commit();
}

function addRow<Row>(sheet: Worksheet, columns: readonly ExcelColumn<Row>[], record: Row): void {
  const cells = columns.map(({ value }) => typed(value(record)));
  const row = sheet.addRow(cells.map(({ value }) => value));
  for (const [i, { numFmt }] of cells.entries()) if (numFmt) row.getCell(i + 1).numFmt = numFmt;
  row.commit();
}

function collector() {
  const chunks: Uint8Array[] = [];
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, content: () => Buffer.concat(chunks) };
}

/** A workbook of one sheet. Each row is packed and let go as it comes, so that only the packed file takes memory. */
export async function excelOf<Row>({ name, columns, rows }: ExcelSheet<Row>): Promise<Uint8Array> {
  const { default: WorkbookWriter } = await import('exceljs/lib/stream/xlsx/workbook-writer.js');
  const { stream, content } = collector();
  const book = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  addHead(sheet, columns);
  for await (const row of rows) addRow(sheet, columns, row);
  sheet.commit();
  await Promise.all([book.commit(), finished(stream)]);
  return content();
}
