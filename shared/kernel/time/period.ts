import * as z from 'zod';
import { words } from '#shared/kernel/values/words.ts';
import {
  addDays,
  addMonths,
  epochOf,
  fromEpoch,
  isLocalDate,
  LocalDate,
  makeDate,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
  yearOf,
} from './date.ts';

/** Years of the period filter (spec section 9). */
export const PERIOD_YEARS = { min: 2000, max: 2050 } as const;

/** In the order of the filter's option numbers: the first is 1 (spec section 4). */
export const PERIOD_TYPES = [
  ...words('perYear perQuarter perMonth perWeek perDay from fromToday untilAndIncluding'),
  ...words('fromUntilAndIncluding currentYear currentWeek currentMonth currentDay currentQuarter'),
] as const;
export const PeriodType = z.enum(PERIOD_TYPES);
export type PeriodType = z.infer<typeof PeriodType>;

/** 1 to 15; 10 to 15 follow the current time. The spec names 14 types: 15 is 'fromToday' as a preset. */
export const PERIOD_OPTION_COUNT = 15;
export const periodOfOption = (option: number): PeriodType | undefined =>
  option === PERIOD_OPTION_COUNT ? 'fromToday' : PERIOD_TYPES[option - 1];
export const optionOfPeriod = (period: PeriodType): number => PERIOD_TYPES.indexOf(period) + 1;

/**
 * The units of periods that step by whole units and end before `end`. Other periods carry `end` as a day of their own.
 */
export type PeriodUnit = 'year' | 'quarter' | 'month' | 'week' | 'day';
const UNITS: Readonly<Partial<Record<PeriodType, PeriodUnit>>> = {
  perYear: 'year',
  perQuarter: 'quarter',
  perMonth: 'month',
  perWeek: 'week',
  perDay: 'day',
  currentYear: 'year',
  currentQuarter: 'quarter',
  currentMonth: 'month',
  currentWeek: 'week',
  currentDay: 'day',
};
export const unitOf = (period: PeriodType): PeriodUnit | undefined => UNITS[period];
/** Tells whether a period follows the clock: each use recomputes its start. */
export const isCurrent = (period: PeriodType): boolean => period === 'fromToday' || period.startsWith('current');

/** Allows for the first and the last week, which reach a little outside the years. */
const inYears = (date: string): boolean => date >= '1999-12-27' && date <= '2051-01-02';
const PeriodDate = LocalDate.refine(inYears, { error: 'date' });
export const Period = z.object({ period: PeriodType, start: PeriodDate, end: PeriodDate });
export type Period = z.infer<typeof Period>;
/** Checks a period without zod: addresses are read before the first page is drawn. */
export function isPeriod(value: unknown): value is Period {
  if (typeof value !== 'object' || value === null) return false;
  const { period, start, end } = value as Partial<Record<string, unknown>>;
  const isDay = (day: unknown) => typeof day === 'string' && isLocalDate(day) && inYears(day);
  return PERIOD_TYPES.some((type) => type === period) && isDay(start) && isDay(end);
}

const STARTS: Readonly<Record<PeriodUnit, (date: LocalDate) => LocalDate>> = {
  year: startOfYear,
  quarter: startOfQuarter,
  month: startOfMonth,
  week: startOfWeek,
  day: (date) => date,
};

/** Finds the start of the unit `count` units later. */
export function addUnits(date: LocalDate, unit: PeriodUnit, count: number): LocalDate {
  if (unit === 'day') return addDays(date, count);
  if (unit === 'week') return addDays(date, 7 * count);
  return addMonths(date, count * { year: 12, quarter: 3, month: 1 }[unit]);
}

/**
 * Builds the period that contains `date` (spec section 4). A year ends next January, a quarter after 3 months, a month
 * after 1, a week after 7 days. From and until end at their start. From-until raises an end before its start.
 */
export function periodAt(period: PeriodType, date: LocalDate, end: LocalDate = date): Period {
  const unit = UNITS[period];
  if (unit) {
    const start = STARTS[unit](date);
    return { period, start, end: addUnits(start, unit, 1) };
  }
  if (period === 'fromUntilAndIncluding') return { period, start: date, end: end < date ? date : end };
  return { period, start: date, end: date };
}

/** Resolves the user's period as of today. Recomputes presets that follow the clock, and keeps the rest. */
export const resolvePeriod = (value: Period, today: LocalDate): Period =>
  isCurrent(value.period) ? periodAt(value.period, today) : periodAt(value.period, value.start, value.end);

/** Moves a period by whole units. Undefined at the edge of the filter's years, or for a period without a unit. */
export function stepPeriod(value: Period, count: number): Period | undefined {
  const unit = UNITS[value.period];
  if (!unit) return undefined;
  const start = addUnits(STARTS[unit](value.start), unit, count);
  if (yearOf(start) < PERIOD_YEARS.min || yearOf(start) > PERIOD_YEARS.max) return undefined;
  return periodAt(value.period, start);
}

/** The days to search: `from` included, `before` not; either may be open. */
export type DayRange = { readonly from?: LocalDate; readonly before?: LocalDate };
export function dayRange({ period, start, end }: Period): DayRange {
  if (UNITS[period]) return { from: start, before: end };
  if (period === 'untilAndIncluding') return { before: addDays(end, 1) };
  if (period === 'fromUntilAndIncluding') return { from: start, before: addDays(end, 1) };
  return { from: start };
}

/** Years on offer in the filter. */
export const periodYears = (): number[] =>
  Array.from({ length: PERIOD_YEARS.max - PERIOD_YEARS.min + 1 }, (_, i) => PERIOD_YEARS.min + i);
/** @public */
export const yearPeriod = (year: number): Period => periodAt('perYear', makeDate(year, 1, 1));

/** The filter value in the spec's calls: times in milliseconds since 1970, UTC. */
export type PeriodFilterResult = {
  readonly filterName: string;
  readonly filterTitle: string;
  readonly period: PeriodType;
  readonly period_start: number;
  readonly period_end: number;
  readonly filterDisplayText: string;
};
export const toFilterResult = (
  value: Period,
  words: { readonly filterName: string; readonly filterTitle: string; readonly filterDisplayText: string },
): PeriodFilterResult => ({
  ...words,
  period: value.period,
  period_start: epochOf(value.start),
  period_end: epochOf(value.end),
});
export const fromFilterResult = (
  result: Pick<PeriodFilterResult, 'period' | 'period_start' | 'period_end'>,
): Period => ({ period: result.period, start: fromEpoch(result.period_start), end: fromEpoch(result.period_end) });

/** Lengths within this range are written in days (spec section 9). */
export const DAYS_SHOWN_AS_DAYS = { min: 28, max: 99 } as const;
export type Duration = { readonly value: number; readonly unit: 'day' | 'month' | 'year' };
/** Chooses the unit of a length: days up to 99, never '1 month' for 28 to 31 of them; then months, then years. */
export function durationOf(days: number): Duration {
  const size = Math.abs(days);
  if (size <= DAYS_SHOWN_AS_DAYS.max) return { value: days, unit: 'day' };
  const sign = Math.sign(days);
  if (size < 730) return { value: sign * Math.round(size / 30.44), unit: 'month' };
  return { value: sign * Math.round(size / 365.25), unit: 'year' };
}
