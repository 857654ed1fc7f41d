import type { Appointment, LocalDate, LocalTime } from './appointment.ts';
import { type Change, HALF_HOUR, later, lengthened } from './change.ts';
import { DAY_MINUTES, dateOf, minuteOf, timeOf } from './clock.ts';
import type { Held } from './drag.ts';

/*
 * Drags against hours use the machine of drag.ts: a spot's row counts half hours after the midnight of its day.
 */

/** The dragged hours over a day, in minutes after its midnight. */
export type WeekGhost = { day: number; from: number; to: number };

const minutesOf = ({ from, to }: Held): number => (to.row - from.row) * HALF_HOUR;
const after = (held: Held, item: Appointment): Appointment =>
  held.mode === 'end' ? lengthened(item, minutesOf(held)) : later(item, minutesOf(held), held.to.day - held.from.day);

/** `first` is the first day of the week. */
export function weekGhost(held: Held, first: number): WeekGhost {
  const { mode, bar, from, to } = held;
  if (!bar) {
    const [start, end] = [Math.min(from.row, to.row), Math.max(from.row, to.row) + 1];
    return { day: from.day, from: start * HALF_HOUR, to: end * HALF_HOUR };
  }
  const item = after(held, bar.item);
  // The user may hold a night appointment by its morning, but its day is the one on which it begins.
  const day = mode === 'end' ? bar.from : bar.from + to.day - from.day;
  const midnight = (first + day) * DAY_MINUTES;
  return { day, from: minuteOf(item.start) - midnight, to: minuteOf(item.end) - midnight };
}

/** The hours of a day and its night. A press without a drag gives only the start. */
export type WeekHours = { date: LocalDate; start: LocalTime; end: LocalTime | undefined };

/** `first` is the first day of the week. */
export function weekHours({ day, from, to }: WeekGhost, first: number): WeekHours {
  const midnight = (first + day) * DAY_MINUTES;
  const end = to - from > HALF_HOUR ? timeOf(midnight + to) : undefined;
  return { date: dateOf(first + day), start: timeOf(midnight + from), end };
}

/** Returns the edit at the end of a drag; undefined if nothing moved. */
export function weekDrop(held: Held): Change | undefined {
  const before = held.bar?.item;
  if (!before || held.mode === 'create') return undefined;
  const next = after(held, before);
  return next.start === before.start && next.end === before.end ? undefined : { id: before.id, before, after: next };
}
