import { withoutUnknown } from '#shared/kernel/formula.ts';
import { type XmlTag, xmlTags } from './read-xml.ts';

/** A cell as it stands in the file. */
export interface RawCell {
  /** From 1. */
  readonly row: number;
  readonly column: number;
  /** `s` shared text, `n` figure, `b` yes or no, `e` error, `d` date, `str` and `inlineStr` text. */
  readonly type: string;
  readonly style: number;
  readonly raw: string;
}

/** A -> 1, AA -> 27; undefined where there is no such reference. */
function columnNo(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  return letters ? [...letters].reduce((no, letter) => no * 26 + letter.charCodeAt(0) - 64, 0) : undefined;
}
const rowNo = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;

interface Place {
  readonly row: number;
  readonly column: number;
}
/** Rows and cells may say where they stand; those that do not follow the one before. */
function placeOf({ name, attribute }: XmlTag, { row, column }: Place): Place {
  const reference = attribute('r');
  if (name === 'row') return { row: rowNo(reference) ?? row + 1, column: 0 };
  return { row, column: columnNo(reference) ?? column + 1 };
}

/** Excel's own limit: what goes on beyond it was not made by a person. */
const SHEET_ROWS = 1_048_576;

/** The cells of a sheet that hold something: what a formula came to, never the formula. */
export function* cellsIn(sheet: Buffer): Generator<RawCell> {
  let place: Place = { row: 0, column: 0 };
  let [type, style, raw] = ['n', 0, ''];
  for (const tag of xmlTags(sheet, ['row', 'c', 'v', 't'])) {
    const { name, isEnd, attribute, text } = tag;
    if (name === 'c') {
      if (raw) yield { ...place, type, style, raw };
      [type, style, raw] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0), ''];
    }
    if (isEnd) continue;
    if (name === 'v' || name === 't') raw += text();
    else place = placeOf(tag, place);
    if (place.row > SHEET_ROWS) throw new RangeError('beyond the last row of a sheet');
  }
}

/** Excel's own limit of a text. */
const TEXT_MAX = 32_767;
const HIDDEN = /_x([0-9A-F]{4})_/gi;
const signOf = (_: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));
/** Excel writes signs that XML knows no way for as `_x000D_`, and reads any other so (ECMA-376, ST_Xstring). */
export const cellText = (text: string): string => withoutUnknown(text.replace(HIDDEN, signOf)).slice(0, TEXT_MAX);

/** Those of the shared texts that cells ask for. */
export function sharedTexts(bytes: Buffer, wanted: ReadonlySet<number>): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  let [no, isReading, isAside] = [-1, false, false];
  for (const { name, isEnd, isEmpty, text } of xmlTags(bytes, ['si', 't', 'rPh'])) {
    if (name === 'si' && !isEnd) {
      no += 1;
      isReading = wanted.has(no) && !isEmpty;
    } else if (name === 'rPh') isAside = !isEnd && !isEmpty;
    else if (name === 't' && !isEnd && isReading && !isAside) texts.set(no, (texts.get(no) ?? '') + text());
  }
  return texts;
}

export type StyleKind = 'date' | 'percent' | 'figure';
const BUILT_IN_PERCENT = new Set([9, 10]);
/** Excel's built-in formats of days and times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
/** A format of one's own means a date if anything but texts, colours and conditions names a part of one. */
function kindOf(code: string): StyleKind {
  const plain = code.replace(/\[[^\]]*\]|"[^"]*"|\\.|_./g, '');
  return /[ymdhs]/i.test(plain) ? 'date' : plain.includes('%') ? 'percent' : 'figure';
}
const builtIn = (id: number): StyleKind =>
  isBuiltInDate(id) ? 'date' : BUILT_IN_PERCENT.has(id) ? 'percent' : 'figure';

/** What a figure means in each style of cells. */
export function styleKinds(bytes: Buffer): readonly StyleKind[] {
  const own = new Map<number, StyleKind>();
  const styles: StyleKind[] = [];
  let isCells = false;
  for (const { name, isEnd, attribute } of xmlTags(bytes, ['numFmt', 'cellXfs', 'xf'])) {
    const id = Number(attribute('numFmtId') ?? 0);
    if (name === 'cellXfs') isCells = !isEnd;
    else if (name === 'numFmt') own.set(id, kindOf(attribute('formatCode') ?? ''));
    else if (isCells && !isEnd) styles.push(own.get(id) ?? builtIn(id));
  }
  return styles;
}

/** Fifteen digits are what Excel knows of a figure; a product by 100 has more. */
const DIGITS = 15;
/**
 * A figure as a text that says no more than it: three decimals get a fourth, or who reads texts, where `12.345` may be
 * twelve thousand, would have to guess.
 */
export function figureText(figure: number, isPercent: boolean): string {
  const text = String(isPercent ? Number((figure * 100).toPrecision(DIGITS)) : figure);
  return `${text}${/\.\d{3}$/.test(text) ? '0' : ''}${isPercent ? '%' : ''}`;
}

/** Excel's day 0 is 30 December 1899, or with the older Mac's calendar 1 January 1904. */
const EPOCH_DAYS = 25_569;
const MAC_DAYS = 1462;
/** Excel believes in 29 February 1900, its day 60. */
const LEAP_MISTAKE = 60;
const LAST_DAY = 2_958_466;
const DAY_SECONDS = 86_400;

/** `2027-05-21`, `2027-05-21 20:00` or `20:00`; undefined for a figure that is no date. */
export function dateText(days: number, is1904: boolean): string | undefined {
  if (days < 0 || days >= LAST_DAY) return undefined;
  const shift = is1904 ? MAC_DAYS : days < LEAP_MISTAKE ? 1 : 0;
  const at = new Date(Math.round((days + shift - EPOCH_DAYS) * DAY_SECONDS) * 1000).toISOString();
  if (days < 1) return at.slice(11, 16);
  return at.replace('T00:00:00.000Z', '').slice(0, 16).replace('T', ' ');
}
