import { fold } from '#shared/kernel/text/text.ts';
import { addDays, addMonths, dayOf, isLocalDate, type LocalDate, makeDate, monthOf, weekday, yearOf } from './date.ts';

export type TypedDate = { readonly ok: true; readonly date: LocalDate } | { readonly ok: false };

const NONE: TypedDate = { ok: false };
const given = (date: LocalDate): TypedDate => (isLocalDate(date) ? { ok: true, date } : NONE);

/** Names as the culture writes them and in English, whole and short (Dutch 'mrt' is no start of 'maart'), folded. */
function namesOf(culture: string, part: 'weekday' | 'month', dates: readonly Date[]): string[][] {
  const formats = [culture, 'en-GB'].flatMap((c) =>
    (['long', 'short'] as const).map((form) => new Intl.DateTimeFormat(c, { [part]: form, timeZone: 'UTC' })),
  );
  return dates.map((date) => formats.map((format) => fold(format.format(date)).replace('.', '')));
}
const MONDAYS_ON = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i)));
const MONTHS = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2024, i, 1)));

/** 1-based place of the only name that starts with the word; 0 when none or several do. */
function placeOf(word: string, names: readonly string[][]): number {
  const found = names.flatMap((forms, i) => (forms.some((name) => name.startsWith(word)) ? [i + 1] : []));
  return found.length === 1 ? (found[0] ?? 0) : 0;
}

/** `+3`, `-10`: days from the field's date. */
function relative(text: string, from: LocalDate): TypedDate | undefined {
  const found = /^([+-])\s*(\d{1,4})$/.exec(text);
  return found ? given(addDays(from, Number(found[1] + (found[2] ?? '')))) : undefined;
}

/** `sat`: the next one, today included. */
function byWeekday(text: string, today: LocalDate, culture: string): TypedDate | undefined {
  if (!/^\p{L}{2,}\.?$/u.test(text)) return undefined;
  const day = placeOf(text.replace('.', ''), namesOf(culture, 'weekday', MONDAYS_ON));
  return day ? given(addDays(today, (day - weekday(today) + 7) % 7)) : undefined;
}

/** Two figures are of this century, or of the last where this one's would be too late: a birthday in '85. */
function fullYear(year: string, last: number): number {
  if (year.length > 2) return Number(year);
  const near = 2000 + Number(year);
  return near > last ? near - 100 : near;
}

/** The first such day from today on: without a year, people mean the one to come. */
function nextDay(day: number, month: number, today: LocalDate): TypedDate {
  const candidates = [0, 1, 2, 3, 4].map((n) => makeDate(yearOf(today) + n, month, day));
  const date = candidates.find((d) => isLocalDate(d) && d >= today);
  return date ? { ok: true, date } : NONE;
}

function nextDayOfMonth(day: number, today: LocalDate): TypedDate {
  const candidates = [0, 1, 2].map((n) => {
    const month = addMonths(makeDate(yearOf(today), monthOf(today), 1), n);
    return makeDate(yearOf(month), monthOf(month), day);
  });
  const date = candidates.find((d) => isLocalDate(d) && d >= today);
  return date && day >= dayOf(date) ? { ok: true, date } : NONE;
}

/** Day before month everywhere but in American English; a month above 12 settles it. */
function dayAndMonth(first: number, second: number, culture: string): [day: number, month: number] {
  const monthFirst = (culture === 'en-US' && first <= 12) || second > 12;
  return monthFirst ? [second, first] : [first, second];
}

/** `Nov 28`, as Americans say it: a month in front of its day, not a weekday. */
const isMonthFirst = ([first = '', second = '']: readonly string[], culture: string): boolean =>
  /^\d{1,2}$/.test(second) &&
  placeOf(first, namesOf(culture, 'month', MONTHS)) > 0 &&
  placeOf(first, namesOf(culture, 'weekday', MONDAYS_ON)) === 0;

/** Day, month, year, as far as they were typed; `28 de nov. de 2026` is how Brazilians write it. */
function partsOf(text: string, culture: string): readonly string[] {
  const all = text.split(/[\s./,-]+/).filter((part) => part && part !== 'de');
  const hasWeekday = /^\p{L}/u.test(all[0] ?? '') && all.length > 2 && !isMonthFirst(all, culture);
  const parts = hasWeekday ? all.slice(1) : all;
  const [first = '', second = '', ...more] = parts;
  return isMonthFirst(parts, culture) ? [second, first, ...more] : parts;
}

/** `28`, `28 11`, `28-11-26`, `28 nov 2026`, `2026-11-28`, with or without the weekday in front. */
function written(text: string, today: LocalDate, culture: string, lastYear: number): TypedDate {
  const [a = '', b = '', c] = partsOf(text, culture);
  if (/^\d{4}$/.test(a) && c) return given(makeDate(Number(a), Number(b), Number(c)));
  if (!/^\d{1,2}$/.test(a) || (c !== undefined && !/^\d{2}(\d{2})?$/.test(c))) return NONE;
  if (!b) return nextDayOfMonth(Number(a), today);
  const [day, month] = /^\d{1,2}$/.test(b)
    ? dayAndMonth(Number(a), Number(b), culture)
    : [Number(a), placeOf(b, namesOf(culture, 'month', MONTHS))];
  return c ? given(makeDate(fullYear(c, lastYear), month, day)) : nextDay(day, month, today);
}

/**
 * A date as people type it: '28 11', 'sat', '+3', '28 nov 2027' (ux, Component rules). `lastYear` is the last
 * there may be. `+3` counts from `from`, the date that the field holds: `+7` on a show in March is a week later.
 */
export function parseTypedDate(
  typed: string,
  today: LocalDate,
  culture: string,
  lastYear: number = Number.POSITIVE_INFINITY,
  from: LocalDate = today,
): TypedDate {
  const text = fold(typed);
  return relative(text, from) ?? byWeekday(text, today, culture) ?? written(text, today, culture, lastYear);
}
