import {
  addDays,
  addMonths,
  type LocalDate,
  monthOf,
  startOfMonth,
  startOfWeek,
  weekday,
} from '#shared/kernel/time/date.ts';

export type DayCell = { readonly date: LocalDate; readonly inMonth: boolean; readonly weekend: boolean };

/** Six weeks from the Monday on or before the first of the month: the height never jumps. */
export function monthGrid(month: LocalDate): DayCell[][] {
  const first = startOfWeek(startOfMonth(month));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(first, week * 7 + day);
      return { date, inMonth: monthOf(date) === monthOf(month), weekend: day > 4 };
    }),
  );
}

export const clampDate = (date: LocalDate, min: LocalDate, max: LocalDate): LocalDate =>
  date < min ? min : date > max ? max : date;

/** Finds the date that a key leads to (WAI-ARIA date grid); undefined for keys that the calendar does not use. */
export function moveDate(date: LocalDate, key: string, shift: boolean): LocalDate | undefined {
  const moves: Record<string, () => LocalDate> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => startOfWeek(date),
    End: () => addDays(date, 7 - weekday(date)),
    PageUp: () => addMonths(date, shift ? -12 : -1),
    PageDown: () => addMonths(date, shift ? 12 : 1),
  };
  return Object.hasOwn(moves, key) ? moves[key]?.() : undefined;
}
