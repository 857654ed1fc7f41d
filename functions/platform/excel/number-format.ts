import { xmlTags } from './read-xml.ts';

/** How a style shows a figure: as a day, as a share, as a number, or as an identifier in the pattern of its format code. */
export type FigureStyle = 'date' | 'percent' | 'figure' | { readonly pattern: string };

const BUILT_IN_PERCENT = new Set([9, 10]);
/** Excel's built-in formats of days and times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const builtIn = (id: number): FigureStyle =>
  isBuiltInDate(id) ? 'date' : BUILT_IN_PERCENT.has(id) ? 'percent' : 'figure';

const CONDITION = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;
const BRACKETS = /\[[^\]]*\]/g;
/** Texts in quotes, signs behind a backslash, and signs that stand for blanks or fillers. */
const LITERAL = /"([^"]*)"|\\(.)|[_*]./g;

/** A section of a format code as placeholders and plain signs; `undefined` where it holds anything else. */
function plainPattern(section: string): string | undefined {
  const literals: string[] = [];
  const marked = section.replace(BRACKETS, '').replace(LITERAL, (_, quoted?: string, single?: string) => {
    literals.push(quoted ?? single ?? '');
    return '\ue000';
  });
  if (!/^[0#?+() \-\ue000]+$/.test(marked)) return undefined;
  return marked.replaceAll('\ue000', () => (literals.shift() ?? '').replace(/[0#?]/g, '\ue001'));
}

/** `00000`, `"+"0`, `(000) 000-0000`: what shows more than the figure. Words count only beside filled-up digits. */
function isIdentifier(pattern: string): boolean {
  const isFilledUp = (pattern.match(/0/g) ?? []).length > 1;
  const isPhone = /[+(]|[0#][ -]+[0#]/.test(pattern) && /^[0#?+() -]+$/.test(pattern);
  return !pattern.includes('\ue001') && (isFilledUp || isPhone);
}

/** A format of one's own means a date if anything but texts, colours and conditions names a part of one. */
function styleOf(code: string): FigureStyle {
  const plain = code.replace(BRACKETS, '').replace(LITERAL, '');
  if (/[ymdhs]/i.test(plain)) return 'date';
  if (plain.includes('%')) return 'percent';
  const sections = code.split(';').map(plainPattern);
  return sections.some((pattern) => pattern && isIdentifier(pattern)) ? { pattern: code } : 'figure';
}

/** What a figure means in each style of cells. */
export function figureStyles(bytes: Buffer): readonly FigureStyle[] {
  const own = new Map<number, FigureStyle>();
  const styles: FigureStyle[] = [];
  let isCells = false;
  for (const { name, isEnd, attribute } of xmlTags(bytes, ['numFmt', 'cellXfs', 'xf'])) {
    const id = Number(attribute('numFmtId') ?? 0);
    if (name === 'cellXfs') isCells = !isEnd;
    else if (name === 'numFmt') own.set(id, styleOf(attribute('formatCode') ?? ''));
    else if (isCells && !isEnd) styles.push(own.get(id) ?? builtIn(id));
  }
  return styles;
}

const HOLDS: Readonly<Record<string, (figure: number, limit: number) => boolean>> = {
  '<=': (figure, limit) => figure <= limit,
  '>=': (figure, limit) => figure >= limit,
  '<>': (figure, limit) => figure !== limit,
  '<': (figure, limit) => figure < limit,
  '>': (figure, limit) => figure > limit,
  '=': (figure, limit) => figure === limit,
};
/** The section of a format code that shows a figure from 0 on. */
function sectionFor(code: string, figure: number): string {
  const sections = code.split(';');
  const meant = sections.find((section) => {
    const [, sign = '', limit = ''] = CONDITION.exec(section) ?? [];
    return sign && HOLDS[sign]?.(figure, Number(limit));
  });
  return meant ?? sections.find((section) => !CONDITION.test(section)) ?? '';
}

/** A whole figure in the placeholders of a pattern, from the right; digits beyond them stand at the first one. */
function filledIn(pattern: string, digits: string): string {
  const signs = [...pattern];
  const first = signs.findIndex((sign) => /[0#?]/.test(sign));
  let [left, text] = [digits, ''];
  for (let at = signs.length - 1; at >= 0; at--) {
    const sign = signs[at] ?? '';
    if (!/[0#?]/.test(sign)) text = sign + text;
    else if (at === first) text = (left || (sign === '0' ? '0' : '')) + text;
    else {
      text = (left.slice(-1) || (sign === '0' ? '0' : '')) + text;
      left = left.slice(0, -1);
    }
  }
  return text.trim();
}

/** Fifteen digits are what Excel knows of a figure; a product by 100 has more. */
const DIGITS = 15;
const MOST_EXACT = 10 ** DIGITS;
/**
 * A figure as a text that says no more than it: three decimals get a fourth, or who reads texts, where `12.345` may be
 * twelve thousand, would have to guess. Whole figures of more digits than Excel keeps stand as Excel shows them, `4.9E+17`.
 */
export function figureText(figure: number, style: FigureStyle = 'figure'): string {
  const isWhole = Number.isInteger(figure) && figure >= 0 && figure < MOST_EXACT;
  const pattern = typeof style === 'object' && isWhole ? plainPattern(sectionFor(style.pattern, figure)) : undefined;
  if (pattern && isIdentifier(pattern)) return filledIn(pattern, figure === 0 ? '' : String(figure));
  if (Math.abs(figure) >= MOST_EXACT) return figure.toExponential().replace('e', 'E');
  const isPercent = style === 'percent';
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
