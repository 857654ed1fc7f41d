import type { Appointment } from './appointment.ts';
import { DAY_MINUTES, minuteOf, NIGHT_END } from './clock.ts';
import { type Span, spanOf } from './span.ts';

/** A block on an axis of minutes after midnight of its day; after 24:00 it is the night of that day. */
export type Slot = {
  item: Appointment;
  day: number;
  from: number;
  to: number;
  column: number;
  columns: number;
  night: boolean;
};
/** A bar in the strip of whole days above the hours. */
export type Strip = { item: Appointment; from: number; to: number; lane: number };

/** An evening whose small hours are not its night's: in hours it is drawn up to midnight, and goes on in the next day. */
export const breaksAtMidnight = ({ isAllDay, end }: Appointment, { from, to, night }: Span): boolean =>
  !isAllDay && !night && to === from + 1 && minuteOf(end) <= to * DAY_MINUTES + NIGHT_END;

const isStrip = (item: Appointment, span: Span) =>
  item.isAllDay || (span.to > span.from && !breaksAtMidnight(item, span));

/** Blocks that overlap share the width: as many columns as the busiest moment of their cluster needs. A short block takes `least` minutes. */
export function shareWidth<T extends { from: number; to: number }>(
  blocks: readonly T[],
  least = 0,
): (T & { column: number; columns: number })[] {
  const out: (T & { column: number; columns: number })[] = [];
  let cluster: (T & { column: number; columns: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const block of cluster) block.columns = ends.length;
    out.push(...cluster);
    cluster = [];
    ends = [];
  };
  for (const block of [...blocks].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= block.from)) close();
    const free = ends.findIndex((end) => end <= block.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = Math.max(block.to, block.from + least);
    cluster.push({ ...block, column, columns: 1 });
  }
  close();
  return out;
}

type Piece = Omit<Slot, 'column' | 'columns'>;

/** An appointment in its column, or in two that meet at midnight. */
function piecesOf(item: Appointment, { from: day, to: last, night }: Span): Piece[] {
  const midnight = day * DAY_MINUTES;
  const from = minuteOf(item.start) - midnight;
  const to = Math.max(from + 1, minuteOf(item.end) - midnight);
  if (last === day) return [{ item, day, from, to, night }];
  const evening = { item, day, from, to: DAY_MINUTES, night };
  return [evening, { item, day: last, from: 0, to: to - DAY_MINUTES, night }];
}

/** The minutes that the least height of a block covers: 24 px and its gap, at 40 px an hour. */
const LEAST_MINUTES = 39;

/** The timed blocks of the days [first, first + days), each in the column of the evening it belongs to. */
export function slotsOf(items: readonly Appointment[], first: number, days: number): Slot[] {
  const byDay = new Map<number, Piece[]>();
  for (const item of items) {
    const span = spanOf(item);
    if (isStrip(item, span)) continue;
    for (const piece of piecesOf(item, span)) {
      const day = piece.day - first;
      if (day >= 0 && day < days) byDay.set(day, [...(byDay.get(day) ?? []), { ...piece, day }]);
    }
  }
  return [...byDay.values()].flatMap((pieces) => shareWidth(pieces, LEAST_MINUTES));
}

export function stripsOf(items: readonly Appointment[], first: number, days: number): Strip[] {
  const ends: number[] = [];
  const spans = items.map((item) => ({ item, span: spanOf(item) })).filter(({ item, span }) => isStrip(item, span));
  const shown = spans.filter(({ span }) => span.to >= first && span.from < first + days);
  return shown
    .sort((a, b) => a.span.from - b.span.from || b.span.to - a.span.to)
    .map(({ item, span }) => {
      const from = Math.max(0, span.from - first);
      const to = Math.min(days - 1, span.to - first);
      const free = ends.findIndex((end) => end < from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = to;
      return { item, from, to, lane };
    });
}

/** Whole hours that show every block, at least the working day and the first hours of the night. */
export function hoursOf(
  blocks: readonly { from: number; to: number }[],
  least: { from: number; to: number },
): { from: number; to: number } {
  const from = Math.min(least.from, ...blocks.map((block) => Math.floor(block.from / 60)));
  const to = Math.max(least.to, ...blocks.map((block) => Math.ceil(block.to / 60)));
  return { from, to };
}

/** The hours of an axis, 24 and on being the night. */
export const hourList = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
