import { type Change, HALF_HOUR, later, lengthened } from './change.ts';
import { DAY_MINUTES, minuteOf } from './clock.ts';
import type { Held } from './drag.ts';

/*
 * Drags against hours use the machine of drag.ts: a spot's row counts half hours after the midnight of its day.
 */

/** What is held over a day, in minutes after its midnight. */
export type WeekGhost = { day: number; from: number; to: number };

const minutesOf = ({ from, to }: Held): number => (to.row - from.row) * HALF_HOUR;
const movedBy = (held: Held): number => (held.to.day - held.from.day) * DAY_MINUTES + minutesOf(held);

/** `first` is the first day of the week. */
export function weekGhost(held: Held, first: number): WeekGhost {
  const { mode, bar, from, to } = held;
  if (!bar) {
    const [start, end] = [Math.min(from.row, to.row), Math.max(from.row, to.row) + 1];
    return { day: from.day, from: start * HALF_HOUR, to: end * HALF_HOUR };
  }
  const item = mode === 'end' ? lengthened(bar.item, minutesOf(held)) : later(bar.item, movedBy(held));
  const day = mode === 'end' ? bar.from : to.day;
  const midnight = (first + day) * DAY_MINUTES;
  return { day, from: minuteOf(item.start) - midnight, to: minuteOf(item.end) - midnight };
}

/** The edit that letting go makes; nothing when it lies where it lay. */
export function weekDrop(held: Held): Change | undefined {
  const before = held.bar?.item;
  if (!before || held.mode === 'create') return undefined;
  const after = held.mode === 'end' ? lengthened(before, minutesOf(held)) : later(before, movedBy(held));
  return after.start === before.start && after.end === before.end ? undefined : { id: before.id, before, after };
}
