import {
  addDays,
  addMonths,
  type LocalDate,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
} from '#shared/kernel/time/date.ts';
import type { MapRange } from './ranges.ts';

const DAYS_OF_WEEK = 7;
const MONTHS = { month: 1, quarter: 3 } as const;

const startOf = (range: MapRange, date: LocalDate): LocalDate =>
  ({ week: startOfWeek, month: startOfMonth, quarter: startOfQuarter })[range](date);
const next = (range: MapRange, first: LocalDate, by: number): LocalDate =>
  range === 'week' ? addDays(first, by * DAYS_OF_WEEK) : addMonths(first, by * MONTHS[range]);

/** First and last day of the week, month or quarter that a date lies in. */
export function periodOf(range: MapRange, date: LocalDate): { from: LocalDate; to: LocalDate } {
  const from = startOf(range, date);
  return { from, to: addDays(next(range, from, 1), -1) };
}
export const stepPeriod = (range: MapRange, date: LocalDate, by: 1 | -1): LocalDate =>
  next(range, startOf(range, date), by);

/** `November 2026`, `16 – 22 Nov 2026`; a quarter by the name it is given. */
export function periodTitle(
  range: MapRange,
  date: LocalDate,
  culture: string,
  quarter: (first: LocalDate) => string,
): string {
  const { from, to } = periodOf(range, date);
  if (range === 'quarter') return quarter(from);
  const at = (day: LocalDate) => new Date(`${day}T12:00:00Z`);
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  if (range === 'month') return new Intl.DateTimeFormat(culture, month).format(at(from));
  return new Intl.DateTimeFormat(culture, { ...month, month: 'short', day: 'numeric' }).formatRange(at(from), at(to));
}
