import { LOCALES, tagOf } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { isLocalDate, makeDate } from '#shared/kernel/time/date.ts';

/** The meaning of the first figure of `4/5/80`: day or month. */
export const DAY_ORDERS = ['dayFirst', 'monthFirst'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

export interface DayReading {
  readonly order: DayOrder;
  /** The last year that two figures can mean. */
  readonly lastYear: number;
}

const CLOCK = /(?:,|T| )\s*\d{1,2}:\d{2}[\d:.]*\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i;
const FIGURES = /^(\d{1,2})([-./ ])\s*(\d{1,2})\2\s*(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/;

/** `80` as the last such year that may be meant. */
const fullYear = (year: string, lastYear: number): number =>
  year.length > 2 ? Number(year) : lastYear - ((lastYear - Number(year)) % 100);

const sample = (month: number) => new Date(Date.UTC(2024, month, 15));
const word = (text: string): string => fold(text).replace(/\./g, '');
const named = (form: Intl.DateTimeFormatOptions, dates: readonly Date[]) =>
  LOCALES.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(tagOf(locale), { ...form, timeZone: 'UTC' });
    return dates.map((date, i) => [word(format.format(date)), i + 1] as const);
  });

interface Names {
  readonly months: ReadonlyMap<string, number>;
  readonly others: ReadonlySet<string>;
}
let names: Names | undefined;
/** Months in all our languages, and words that stand beside them; made once, when they are first asked for. */
function knownNames(): Names {
  const months = Array.from({ length: 12 }, (_, month) => sample(month));
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const forms = ['long', 'short'] as const;
  names ??= {
    months: new Map([
      ...forms.flatMap((month) => named({ month }, months)),
      ...([
        ['sept', 9],
        ['mrz', 3],
        ['maerz', 3],
        ['mrt', 3],
      ] as const),
    ]),
    others: new Set([
      ...forms.flatMap((weekday) => named({ weekday }, week).map(([name]) => name)),
      ...'de del of den the st nd rd th o'.split(' '),
    ]),
  };
  return names;
}

/** `4 May 1980`, `4-mei-1980`, `Sunday, May 4th, 1980`, `4 de mayo de 1980`. */
function spelled(text: string, lastYear: number): string | undefined {
  const { months, others } = knownNames();
  const parts = fold(text).match(/\d+|\p{L}+/gu) ?? [];
  const words = parts.filter((part) => /\p{L}/u.test(part) && !others.has(part));
  const figures = parts.filter((part) => /\d/.test(part));
  const month = months.get(words[0] ?? '');
  if (!month || words.length !== 1 || figures.length !== 2) return undefined;
  const [first = '', second = ''] = figures;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  return /^\d{1,2}$/.test(day) && /^(\d{4}|\d{2})$/.test(year)
    ? makeDate(fullYear(year, lastYear), month, Number(day))
    : undefined;
}

/** The figures of a day that is written by nothing else, `4/5/80`; a dot always stands behind the day. */
function figuresOf(text: string) {
  const [, first = '', mark = '', second = '', year = ''] = FIGURES.exec(text) ?? [];
  return year ? { first: Number(first), second: Number(second), mark, year } : undefined;
}
const saidIn = (text: string): string => text.trim().replace(CLOCK, '').trim();

/** Exports write a day that is not known as `0/0/00`. */
export const isNoDay = (text: string): boolean => /^0{1,4}[-./]0{1,2}[-./]0{1,4}$/.test(saidIn(text));

/** A day as spreadsheets and people write it; a clock behind it is let go. */
export function readDate(text: string, { order, lastYear }: DayReading): string | undefined {
  const said = saidIn(text);
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(said) ?? [];
  const figures = figuresOf(said);
  let date: string | undefined;
  if (year) date = makeDate(Number(year), Number(month), Number(day));
  else if (/^\d{8}$/.test(said)) date = `${said.slice(0, 4)}-${said.slice(4, 6)}-${said.slice(6)}`;
  else if (figures) {
    const { first, second, mark } = figures;
    const isMonthFirst = second > 12 || (first <= 12 && mark !== '.' && order === 'monthFirst');
    const [days, months] = isMonthFirst ? [second, first] : [first, second];
    date = makeDate(fullYear(figures.year, lastYear), months, days);
  } else date = spelled(said, lastYear);
  return date && isLocalDate(date) ? date : undefined;
}

/** The order of day and month that a file's dates show. */
export interface OrderFound {
  /** The reading until the user chooses another one. */
  readonly order: DayOrder;
  /** A day of the file that means another one the other way round, where nothing in the file tells which. */
  readonly example?: string;
}
/** The order that one date shows: a single one, either of both, or none. */
function toldBy(text: string): DayOrder | 'slashed' | 'dashed' | undefined {
  const figures = figuresOf(saidIn(text));
  if (!figures) return undefined;
  const { first, second, mark } = figures;
  if (first > 12 || mark === '.') return 'dayFirst';
  if (second > 12) return 'monthFirst';
  if (first === second) return undefined;
  return mark === '-' ? 'dashed' : 'slashed';
}
/** The order in which a file writes its days, told by those that can be read in one way only. */
export function orderIn(texts: readonly string[]): OrderFound {
  const told = new Map(texts.map((text) => [toldBy(text), text.trim()] as const).toReversed());
  const isMixed = told.has('dayFirst') && told.has('monthFirst');
  if (told.has('monthFirst') && !isMixed) return { order: 'monthFirst' };
  if (told.has('dayFirst') && !isMixed) return { order: 'dayFirst' };
  // Dates with dashes start with the day.
  const example = told.get('slashed') ?? (isMixed ? told.get('dashed') : undefined);
  return { order: 'dayFirst', ...(example ? { example } : {}) };
}
