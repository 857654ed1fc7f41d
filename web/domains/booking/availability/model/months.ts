import type { AvailabilityDay } from '#shared/domains/booking/availability/schemas.ts';
import { addMonths, type LocalDate, startOfMonth, weekday } from '#shared/kernel/time/date.ts';
import { monthGrid } from '#web/ui/controls/month-grid.ts';

export interface CalendarDay {
  readonly date: LocalDate;
  /** In the period and on a weekday that was asked for. */
  readonly isAsked: boolean;
  readonly inMonth: boolean;
  /** Left out where nothing stands on it. */
  readonly found: AvailabilityDay | undefined;
}
export interface CalendarMonth {
  readonly first: LocalDate;
  readonly weeks: readonly (readonly CalendarDay[])[];
}
interface Asked {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly weekdays: readonly number[];
}

/** The months of a period with what stands on their days. */
export function monthsOf({ from, to, weekdays }: Asked, days: readonly AvailabilityDay[]): CalendarMonth[] {
  const found = new Map(days.map((day) => [day.date, day]));
  const months: CalendarMonth[] = [];
  for (let first = startOfMonth(from); first <= to; first = addMonths(first, 1)) {
    const weeks = monthGrid(first)
      .filter((week) => week.some(({ inMonth }) => inMonth))
      .map((week) =>
        week.map(({ date, inMonth }) => {
          const isAsked = date >= from && date <= to && weekdays.includes(weekday(date));
          return { date, inMonth, isAsked, found: isAsked ? found.get(date) : undefined };
        }),
      );
    months.push({ first, weeks });
  }
  return months;
}
