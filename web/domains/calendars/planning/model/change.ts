import { type Appointment, inRow } from './appointment.ts';
import { DAY_MINUTES, minuteOf, NIGHT_END, timeOf } from './clock.ts';
import { spanOf } from './span.ts';

/** Step of an edit against hours, in minutes. */
export const HALF_HOUR = 30;

/** One edit. Without `before` it creates, without `after` it deletes; `isBack` takes another one back. */
export type Change = { id: string; before?: Appointment; after?: Appointment; isBack?: true };

export const invert = ({ id, before, after }: Change): Change => ({ id, before: after, after: before });

/** Replaces in place, so that appointments which did not change keep their order. */
export function applyChange(items: readonly Appointment[], { id, after }: Change): readonly Appointment[] {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) return after ? [...items, after] : items;
  return after ? items.with(at, after) : items.toSpliced(at, 1);
}

/** Moves by whole days, the clock times stay. In another row it has that row's name. */
export function shifted(item: Appointment, days: number, artistId = item.artistId): Appointment {
  const by = days * DAY_MINUTES;
  const id = inRow(item.id, artistId);
  return { ...item, id, artistId, start: timeOf(minuteOf(item.start) + by), end: timeOf(minuteOf(item.end) + by) };
}

const isSmallHour = (minute: number): boolean => minute - Math.floor(minute / DAY_MINUTES) * DAY_MINUTES <= NIGHT_END;
const mayBeNight = (start: number, end: number): boolean => isSmallHour(start) || isSmallHour(end);

/** The times again, and whether they are of the night of that day: on once they may be, then as somebody chose. */
function timed(item: Appointment, start: number, end: number, day: number): Appointment {
  const night = (day + 1) * DAY_MINUTES;
  const isLate = start >= night;
  const isOn = item.isNight || (mayBeNight(start, end) && !mayBeNight(minuteOf(item.start), minuteOf(item.end)));
  // Small hours of the day itself would fall to the evening before.
  const stays = isOn && start > day * DAY_MINUTES + NIGHT_END;
  const isNight = end >= night && start <= night + NIGHT_END && (isLate || stays);
  return { ...item, start: timeOf(start), end: timeOf(end), isNight };
}

/**
 * Moves by days and minutes. What gets past midnight stays with its evening, or with the day it is `seen` on once it
 * begins there; whole days know no hours.
 */
export function later(item: Appointment, minutes: number, days = 0, seen?: number): Appointment {
  if (item.isAllDay) return shifted(item, days);
  const by = days * DAY_MINUTES + minutes;
  const start = minuteOf(item.start) + by;
  const day = seen !== undefined && start >= seen * DAY_MINUTES ? seen : spanOf(item).from + days;
  return timed(item, start, minuteOf(item.end) + by, day);
}

/** Ends later or earlier, but never before it has lasted half an hour. */
export function lengthened(item: Appointment, minutes: number): Appointment {
  if (item.isAllDay) return item;
  const start = minuteOf(item.start);
  return timed(item, start, Math.max(start + HALF_HOUR, minuteOf(item.end) + minutes), spanOf(item).from);
}

/** Begins later or earlier, but never less than half an hour before its end. */
export function begun(item: Appointment, minutes: number): Appointment {
  if (item.isAllDay) return item;
  const end = minuteOf(item.end);
  return timed(item, Math.min(end - HALF_HOUR, minuteOf(item.start) + minutes), end, spanOf(item).from);
}

export type Edge = 'start' | 'end';

/** Moves one edge by whole days; stops at the last day that leaves the end after the start. */
export function resized(item: Appointment, edge: Edge, days: number): Appointment {
  const start = minuteOf(item.start);
  const end = minuteOf(item.end);
  const slack = Math.max(0, Math.ceil((end - start) / DAY_MINUTES) - 1);
  if (edge === 'start') return { ...item, start: timeOf(start + Math.min(days, slack) * DAY_MINUTES) };
  return { ...item, end: timeOf(end + Math.max(days, -slack) * DAY_MINUTES) };
}

export type History = { past: readonly Change[]; future: readonly Change[] };
export const EMPTY_HISTORY: History = { past: [], future: [] };

export const record = ({ past }: History, change: Change): History => ({ past: [...past, change], future: [] });

/** The change to apply now, and the history after it; nothing where there is nothing to take back. */
export function undo({ past, future }: History): { change: Change; history: History } | undefined {
  const change = past.at(-1);
  return (
    change && {
      change: { ...invert(change), isBack: true },
      history: { past: past.slice(0, -1), future: [...future, change] },
    }
  );
}

export function redo({ past, future }: History): { change: Change; history: History } | undefined {
  const change = future.at(-1);
  return change && { change, history: { past: [...past, change], future: future.slice(0, -1) } };
}
