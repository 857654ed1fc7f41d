import type { Appointment, LocalDate } from './appointment.ts';
import { begun, type Change, HALF_HOUR, later, lengthened, shifted } from './change.ts';
import { DAY_MINUTES, dayOf, minuteOf, timeOf } from './clock.ts';
import type { Block } from './day-rows.ts';
import type { Draft } from './draft.ts';
import type { Held } from './drag.ts';
import type { Bar } from './layout.ts';

/*
 * Drags of the day view use drag.ts. In a spot, the row is an artist's and `day` counts half hours after midnight.
 */

/** The dragged hours over a row, in minutes after midnight. */
export type DayGhost = { row: number; from: number; to: number };

const minutesOf = ({ from, to }: Held): number => (to.day - from.day) * HALF_HOUR;

/** Returns the bar of a block. An end out of sight or of an all-day entry cannot be dragged. */
export const barOf = ({ item, first, from, to }: Block, midnight: number): Bar => ({
  item,
  from: Math.floor(from / HALF_HOUR),
  to: Math.floor(to / HALF_HOUR),
  lane: first,
  night: false,
  conflict: false,
  free: 0,
  cutStart: item.isAllDay || minuteOf(item.start) < midnight + from,
  cutEnd: item.isAllDay || minuteOf(item.end) > midnight + to,
});

function held(drag: Held, item: Appointment, midnight: number, artistId = item.artistId): Appointment {
  if (drag.mode === 'end') return lengthened(item, minutesOf(drag));
  if (drag.mode === 'start') return begun(item, minutesOf(drag));
  return later(shifted(item, 0, artistId), minutesOf(drag), 0, midnight / DAY_MINUTES);
}

export function dayGhost(drag: Held, midnight: number): DayGhost {
  const { bar, from, to, mode } = drag;
  if (!bar) {
    const [start, end] = [Math.min(from.day, to.day), Math.max(from.day, to.day) + 1];
    return { row: from.row, from: start * HALF_HOUR, to: end * HALF_HOUR };
  }
  const item = held(drag, bar.item, midnight);
  const row = mode === 'move' ? to.row : from.row;
  return { row, from: minuteOf(item.start) - midnight, to: minuteOf(item.end) - midnight };
}

/** Returns the edit at the end of a drag; undefined if nothing moved. `artistIds` are by row. */
export function dayDrop(drag: Held, artistIds: readonly string[], midnight: number): Change | undefined {
  const before = drag.bar?.item;
  if (!before || drag.mode === 'create') return undefined;
  const after = held(drag, before, midnight, artistIds[drag.to.row]);
  const isMoved = after.start !== before.start || after.end !== before.end || after.artistId !== before.artistId;
  return isMoved ? { id: before.id, before, after } : undefined;
}

/** Hours after midnight belong to the night of this day. */
export function dayDraft(artist: Draft['artist'], date: LocalDate, { from, to }: DayGhost): Draft {
  const midnight = dayOf(date) * DAY_MINUTES;
  const hours = { start: timeOf(midnight + from), end: timeOf(midnight + to), isNight: to >= DAY_MINUTES };
  return { artist, first: date, last: date, hours };
}
