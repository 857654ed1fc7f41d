import { escapeXml } from '#functions/platform/http/xml.ts';
import { type Cell, cellText, typed } from './cells.ts';

/** Excel's day 0 is 30 December 1899. */
const EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;
/** Formats that Excel knows by number; others are declared from 164 on. */
const BUILT_IN: Readonly<Record<string, number>> = { 'mm-dd-yy': 14, 'm/d/yy h:mm': 22, '@': 49 };
const FIRST_OWN_FORMAT = 164;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** Escapes a text that Excel would read as a character code. */
const textXml = (text: string): string =>
  `<is><t xml:space="preserve">${escapeXml(text.replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_'))}</t></is>`;

/** 0 -> A, 26 -> AA. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** The number formats in order of first use; 0 is a plain cell, 1 a heading. */
export class Styles {
  readonly #formats = new Map<string, number>();

  of(numFmt: string): number {
    const known = this.#formats.get(numFmt);
    if (known !== undefined) return known;
    const next = this.#formats.size + 2;
    this.#formats.set(numFmt, next);
    return next;
  }

  xml(): string {
    const formats = [...this.#formats.keys()];
    const idOf = (format: string) => BUILT_IN[format] ?? FIRST_OWN_FORMAT + formats.indexOf(format);
    const own = formats.filter((format) => !(format in BUILT_IN));
    const declared = own.map((format) => `<numFmt numFmtId="${idOf(format)}" formatCode="${escapeXml(format)}"/>`);
    const cell = (id: number, font = 0) =>
      `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
    const cells = [cell(0), cell(0, 1), ...formats.map((format) => cell(idOf(format)))];
    const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
    return [
      `${HEAD}<styleSheet ${MAIN}>`,
      declared.length > 0 ? `<numFmts count="${declared.length}">${declared.join('')}</numFmts>` : '',
      `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`,
    ].join('');
  }
}

function cellXml(place: string, cell: Cell, styles: Styles): string {
  const { value, numFmt } = typed(cell);
  if (value === null) return '';
  if (typeof value === 'string') return `<c r="${place}" t="inlineStr">${textXml(value)}</c>`;
  const figure = value instanceof Date ? value.getTime() / DAY_MS + EPOCH_DAYS : value;
  return `<c r="${place}"${numFmt ? ` s="${styles.of(numFmt)}"` : ''}><v>${figure}</v></c>`;
}

export function rowXml(number: number, cells: readonly Cell[], names: readonly string[], styles: Styles): string {
  let row = `<row r="${number}">`;
  for (const [i, cell] of cells.entries()) row += cellXml(`${names[i]}${number}`, cell, styles);
  return `${row}</row>`;
}

export interface HeadColumn {
  readonly header: string;
  /** Characters. */
  readonly width: number;
  /** The style of empty cells. */
  readonly style: number;
}
export function headXml(columns: readonly HeadColumn[], names: readonly string[]): string {
  const cols = columns.map(
    ({ width, style }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"${style ? ` style="${style}"` : ''}/>`,
  );
  const cells = columns.map(
    ({ header }, i) => `<c r="${names[i]}1" s="1" t="inlineStr">${textXml(cellText(header))}</c>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return [
    `${HEAD}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`,
    `<cols>${cols.join('')}</cols><sheetData><row r="1">${cells.join('')}</row>`,
  ].join('');
}

export const footXml = (lastColumn: string): string => `</sheetData><autoFilter ref="A1:${lastColumn}1"/></worksheet>`;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
type Relation = readonly [kind: string, target: string];
const relations = (targets: readonly Relation[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([kind, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;

/** Within `xl/`. */
export const sheetPath = (index: number): string => `worksheets/sheet${index + 1}`;

/** Builds the parts of a workbook other than its sheets and styles. */
export const frameOf = (sheetNames: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    part('workbook', 'sheet.main'),
    ...sheetNames.map((_, i) => part(sheetPath(i), 'worksheet')),
    `${part('styles', 'styles')}</Types>`,
  ].join(''),
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': [
    `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>`,
    ...sheetNames.map((name, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`),
    '</sheets></workbook>',
  ].join(''),
  'xl/_rels/workbook.xml.rels': relations([
    ...sheetNames.map((_, i): Relation => ['worksheet', `${sheetPath(i)}.xml`]),
    ['styles', 'styles.xml'],
  ]),
});
