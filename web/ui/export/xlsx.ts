import PizZip from 'pizzip';
import type { Cell } from './table.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Longest name of a sheet, and what it may not hold. */
const SHEET_NAME = { max: 31, forbidden: /[\\/?*[\]:]/g };
/** Places of the cell formats in `STYLES`. */
const FORMAT = { head: 1, amount: 2, date: 3 } as const;

// XML 1.0 has no place for control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escaped = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replace(/[<>&"]/g, (c) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[c] ?? c);

/** Days since 30 December 1899, as spreadsheets count. */
const serialOf = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000) + 25_569;

export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function cellXml(cell: Cell, place: string, isHead: boolean): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'string') {
    const style = isHead ? ` s="${FORMAT.head}"` : '';
    return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('amount' in cell) return `<c r="${place}" s="${FORMAT.amount}"><v>${cell.amount}</v></c>`;
  return `<c r="${place}" s="${FORMAT.date}"><v>${serialOf(cell.date)}</v></c>`;
}

const sheetXml = (table: readonly (readonly Cell[])[]): string => {
  const rows = table.map(
    (row, y) =>
      `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${columnName(x)}${y + 1}`, y === 0)).join('')}</row>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>${rows.join('')}</sheetData></worksheet>`;
};

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const partsOf = (title: string, table: readonly (readonly Cell[])[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(title.replace(SHEET_NAME.forbidden, ' ').slice(0, SHEET_NAME.max))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/styles.xml': STYLES,
  'xl/worksheets/sheet1.xml': sheetXml(table),
});

/** A workbook of one sheet with a frozen head; exceljs would bring 950 KB into the browser for the same. */
export function xlsxOf(title: string, table: readonly (readonly Cell[])[]): Blob {
  const zip = new PizZip();
  for (const [name, text] of Object.entries(partsOf(title, table))) zip.file(name, text);
  return zip.generate({ type: 'blob', compression: 'DEFLATE', mimeType: `${TYPE}.sheet` });
}
