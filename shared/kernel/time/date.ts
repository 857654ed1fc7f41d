import * as z from 'zod';

/*
 * Calendar arithmetic on texts: 'YYYY-MM-DD' and wall-clock 'YYYY-MM-DDTHH:mm', years 0001 to 9999.
 * Everything runs in UTC, so no machine's zone can shift a day; instants and zones live in zone.ts.
 */

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

const two = (n: number): string => String(n).padStart(2, '0');
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const makeDate = (year: number, month: number, day: number): LocalDate =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const textOf = (date: Date): LocalDate => makeDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());

export const isLocalDate = (value: string): boolean => {
  if (!DATE.test(value)) return false;
  const date = utc(value);
  return !Number.isNaN(date.getTime()) && textOf(date) === value;
};
export const isLocalTime = (value: string): boolean => TIME.test(value);

/** 'YYYY-MM-DD' */
export const LocalDate = z.string().refine(isLocalDate, { error: 'date' });
export type LocalDate = z.infer<typeof LocalDate>;
/** A day, or an empty text. */
export const OptionalDate = z.union([z.literal(''), LocalDate], { error: 'date' });
/** 'HH:mm' */
export const LocalTime = z.string().refine(isLocalTime, { error: 'time' });
export type LocalTime = z.infer<typeof LocalTime>;
/** Lists count minutes from 1970, and arithmetic on clocks must not leave the years of four digits. */
const CLOCK_YEARS = { first: '1970', last: '2199' };
const isInReach = (value: string) => {
  const year = value.slice(0, 4);
  return year >= CLOCK_YEARS.first && year <= CLOCK_YEARS.last;
};
export const isLocalDateTime = (value: string): boolean =>
  value[10] === 'T' && isLocalDate(value.slice(0, 10)) && isLocalTime(value.slice(11)) && isInReach(value);
/** A day that something happens on, or is to be done on. */
export const ClockDate = LocalDate.refine(isInReach, { error: 'date' });
/** Wall clock of a place: 'YYYY-MM-DDTHH:mm' */
export const LocalDateTime = z.string().refine(isLocalDateTime, { error: 'date' });
export type LocalDateTime = z.infer<typeof LocalDateTime>;
/** A moment, the same everywhere: '2026-11-28T19:45:00.000Z' */
export const Instant = z.iso.datetime({ error: 'date' });
export type Instant = z.infer<typeof Instant>;

/** Days since 1970-01-01. */
export const dayNumber = (date: LocalDate): number => utc(date).getTime() / DAY_MS;
export const fromDayNumber = (days: number): LocalDate => textOf(new Date(days * DAY_MS));
/** The UTC midnight of a date in milliseconds since 1970, as the period filter of the spec sends it. */
export const epochOf = (date: LocalDate): number => dayNumber(date) * DAY_MS;
export const fromEpoch = (ms: number): LocalDate => textOf(new Date(ms));

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
/** 1 to 12 */
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));
export const dayOf = (date: LocalDate): number => Number(date.slice(8, 10));
/** 1 to 4 */
export const quarterOf = (date: LocalDate): number => Math.ceil(monthOf(date) / 3);
/** 1 = Monday to 7 = Sunday */
export const weekday = (date: LocalDate): number => utc(date).getUTCDay() || 7;

export const daysInMonth = (year: number, month: number): number =>
  dayOf(addDays(addMonths(makeDate(year, month, 1), 1), -1));

export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days);
/** Days from `from` to `to`; negative when `to` is earlier. */
export const diffDays = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** Adds months. Keeps the day of the month, or takes the last one of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  const day = dayOf(date);
  if (day <= 28) return makeDate(year, month, day);
  return makeDate(year, month, Math.min(day, daysInMonth(year, month)));
}

/** A range of days, both included. An empty end is open. */
export interface Validity {
  readonly validFrom: LocalDate | '';
  readonly validTo: LocalDate | '';
}
export const isValidOn = ({ validFrom, validTo }: Validity, date: LocalDate): boolean =>
  (!validFrom || validFrom <= date) && (!validTo || date <= validTo);

/** Builds the schema of the days `from` to `to`, both included: in order, and at most so many. */
export const periodWithin = <S extends z.ZodType<{ from: LocalDate; to: LocalDate }>>(maxDays: number, schema: S) =>
  schema
    .refine(({ from, to }) => to >= from, { error: 'endBeforeBegin', path: ['to'] })
    .refine(({ from, to }) => diffDays(from, to) <= maxDays, { error: 'date', path: ['to'] });

export const startOfWeek = (date: LocalDate): LocalDate => addDays(date, 1 - weekday(date));
export const startOfMonth = (date: LocalDate): LocalDate => makeDate(yearOf(date), monthOf(date), 1);
export const startOfQuarter = (date: LocalDate): LocalDate => makeDate(yearOf(date), quarterOf(date) * 3 - 2, 1);
export const startOfYear = (date: LocalDate): LocalDate => makeDate(yearOf(date), 1, 1);

/** ISO 8601 week; its year is the year of the week's Thursday. */
export function isoWeek(date: LocalDate): { readonly year: number; readonly week: number } {
  const thursday = addDays(startOfWeek(date), 3);
  return { year: yearOf(thursday), week: Math.floor(diffDays(startOfYear(thursday), thursday) / 7) + 1 };
}

/** Monday of an ISO week; 4 January is always in week 1. */
export const isoWeekStart = (year: number, week: number): LocalDate =>
  addDays(startOfWeek(makeDate(year, 1, 4)), (week - 1) * 7);
/** 52 or 53; 28 December is always in the last week. */
export const weeksInYear = (year: number): number => isoWeek(makeDate(year, 12, 28)).week;

export const at = (date: LocalDate, time: LocalTime): LocalDateTime => `${date}T${time}`;
export const dateOf = (local: LocalDateTime): LocalDate => local.slice(0, 10);
export const timeOf = (local: LocalDateTime): LocalTime => local.slice(11, 16);

/** Minutes since midnight. */
export const minutesOfDay = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOfMinutes = (minutes: number): LocalTime => {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
};

/** Minutes from 1970-01-01T00:00 of the same wall clock. */
export const minutesOf = (local: LocalDateTime): number => Date.parse(`${local}:00Z`) / MINUTE_MS;
export const fromMinutes = (minutes: number): LocalDateTime => new Date(minutes * MINUTE_MS).toISOString().slice(0, 16);
/** Wall-clock minutes, blind to summer time; for elapsed time go through zone.ts. */
export const addMinutes = (local: LocalDateTime, minutes: number): LocalDateTime =>
  fromMinutes(minutesOf(local) + minutes);
