import type { LocalDate } from './appointment.ts';
import { dateOf, dayOf, weekdayOf } from './clock.ts';

export const RANGES = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Range = (typeof RANGES)[number];
export type Period = { first: LocalDate; days: number };

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

const monthStart = (year: number, month: number): number => Date.UTC(year, month, 1) / 86_400_000;

/** The period of this length that holds the date: weeks begin on Monday, quarters with their month. */
export function periodOf(range: Range, date: LocalDate): Period {
  const day = dayOf(date);
  if (range === 'day') return { first: date, days: 1 };
  if (range === 'week') return { first: dateOf(day - weekdayOf(day)), days: 7 };
  const length = MONTHS[range];
  const year = Number(date.slice(0, 4));
  const month = Math.floor((Number(date.slice(5, 7)) - 1) / length) * length;
  const first = monthStart(year, month);
  return { first: dateOf(first), days: monthStart(year, month + length) - first };
}

/** The months that a span of whole months holds, counted in days from its first. */
export function monthsOf(first: number, days: number): { from: number; length: number }[] {
  const months = [];
  for (let from = 0; from < days; ) {
    const length = periodOf('month', dateOf(first + from)).days;
    months.push({ from, length });
    from += length;
  }
  return months;
}

/** The day that a period opens with: today, or its first. */
export const dayIn = ({ first, days }: Period, today: LocalDate): LocalDate =>
  first <= today && dayOf(today) < dayOf(first) + days ? today : first;

/** The period before or after. */
export function stepPeriod(range: Range, date: LocalDate, by: 1 | -1): Period {
  const { first, days } = periodOf(range, date);
  return periodOf(range, dateOf(by > 0 ? dayOf(first) + days : dayOf(first) - 1));
}
