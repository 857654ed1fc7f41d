import { withoutUnknown } from '#shared/kernel/text/formula.ts';
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
      if (raw.trim()) yield { ...place, type, style, raw };
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
