import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayRange, isPeriod, type Period, resolvePeriod } from '#shared/kernel/time/period.ts';
import type { FilterParser } from './search.ts';

/** A period in the address. */
export const period: FilterParser<Period> = (raw) => (isPeriod(raw) ? raw : undefined);

/** First and last day of a list's request; what follows the clock is seen from `today`. */
export function daysOf(value: Period | undefined, today: LocalDate): { from?: LocalDate; to?: LocalDate } {
  const { from, before } = value ? dayRange(resolvePeriod(value, today)) : {};
  return { ...(from ? { from } : {}), ...(before ? { to: addDays(before, -1) } : {}) };
}
