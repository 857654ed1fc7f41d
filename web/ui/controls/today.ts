import { type LocalDate, makeDate } from '#shared/kernel/date.ts';

/** The date on the user's own clock. */
export function localToday(now: Date = new Date()): LocalDate {
  return makeDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
