import type { AvailabilityDay } from '#shared/domains/booking/availability/schemas.ts';
import { addDays, type LocalDate, weekday } from '#shared/kernel/time/date.ts';

interface Asked {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
}
/** The days asked for that may be offered. A day that the answer does not name is free. */
export function freeDays({ from, to, weekdays }: Asked, days: readonly AvailabilityDay[]): LocalDate[] {
  const taken = new Set(days.filter(({ isFree }) => !isFree).map(({ date }) => date));
  const free: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (weekdays.includes(weekday(date)) && !taken.has(date)) free.push(date);
  return free;
}
