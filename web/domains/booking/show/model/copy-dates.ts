import { MAX_DATES } from '#shared/domains/booking/show/parts.ts';
import { addDays, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';

/** Days in their order, each once, and no more than one call may ask for. */
export const datesOf = (dates: readonly LocalDate[]): LocalDate[] => [...new Set(dates)].sort().slice(0, MAX_DATES);

/** All days from one to the other, whichever comes first. */
export function daysOver(one: LocalDate, other: LocalDate): LocalDate[] {
  const [first, last] = one < other ? [one, other] : [other, one];
  return Array.from({ length: diffDays(first, last) + 1 }, (_, i) => addDays(first, i));
}

/** One day is chosen or let go; several become a run beside what is chosen. */
export function withRun(dates: readonly LocalDate[], run: readonly LocalDate[]): LocalDate[] {
  const [only, ...more] = run;
  const isChosen = more.length === 0 && only !== undefined && dates.includes(only);
  return isChosen ? dates.filter((date) => date !== only) : datesOf([...dates, ...run]);
}
