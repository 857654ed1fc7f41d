import { type Appointment, inRow } from './appointment.ts';
import { DAY_MINUTES, minuteOf, timeOf } from './clock.ts';

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

/** Moves by minutes: the hours of a day and the days of a week alike. */
export const later = (item: Appointment, minutes: number): Appointment => ({
  ...item,
  start: timeOf(minuteOf(item.start) + minutes),
  end: timeOf(minuteOf(item.end) + minutes),
});

/** Ends later or earlier, but never before it has lasted half an hour. */
export const lengthened = (item: Appointment, minutes: number): Appointment => ({
  ...item,
  end: timeOf(Math.max(minuteOf(item.start) + HALF_HOUR, minuteOf(item.end) + minutes)),
});

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
