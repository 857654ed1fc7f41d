import {
  addDays,
  addMonths,
  type LocalDate,
  makeDate,
  startOfMonth,
  startOfWeek,
  startOfYear,
  yearOf,
} from '#shared/kernel/time/date.ts';

export const SCHEDULE_RANGES = ['day', 'week', 'month', 'year'] as const;
export type ScheduleRange = (typeof SCHEDULE_RANGES)[number];

/** First and last day of the day, ISO week, month or year that a date lies in. */
export function scheduleDays(range: ScheduleRange, date: LocalDate): { from: LocalDate; to: LocalDate } {
  switch (range) {
    case 'day':
      return { from: date, to: date };
    case 'week':
      return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) };
    case 'month':
      return { from: startOfMonth(date), to: addDays(addMonths(startOfMonth(date), 1), -1) };
    case 'year':
      return { from: startOfYear(date), to: makeDate(yearOf(date), 12, 31) };
  }
}
