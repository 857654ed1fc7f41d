import type { Spot } from './drag.ts';
import type { Plan, Row } from './layout.ts';

export const LANE = 26;
export const ROW_PAD = 7;
export const GROUP = 26;
export const HEAD = 38;
export const NAME = 176;
/** A day is never narrower: its number, a code and a rank must fit. */
export const MIN_DAY = 38;

export type Group = { own: boolean; first: number; count: number; top: number };
/** Tops of the rows below the head, the groups' own lines left out; `height` closes the last row. */
export type Geometry = { tops: readonly number[]; groups: readonly Group[]; height: number };

export const rowHeight = (row: Pick<Row, 'lanes'>): number => row.lanes * LANE + ROW_PAD;
export const laneTop = (lane: number): number => lane * LANE + ROW_PAD / 2;

/** A line above the first row of each group; without own artists there is nothing to tell apart. */
export function geometryOf(rows: readonly Row[]): Geometry {
  const tops: number[] = [];
  const groups: Group[] = [];
  const grouped = rows.some((row) => row.artist.own);
  let y = 0;
  rows.forEach((row, i) => {
    if (grouped && row.artist.own !== rows[i - 1]?.artist.own) {
      groups.push({
        own: row.artist.own,
        first: i,
        count: rows.filter((r) => r.artist.own === row.artist.own).length,
        top: y,
      });
      y += GROUP;
    }
    tops.push(y);
    y += rowHeight(row);
  });
  return { tops, groups, height: y };
}

/** The row that holds the height y; a group's line counts with the row above it. */
export function rowAt(tops: readonly number[], y: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The place under a point of the plan's body, x from the first day and y from the first group. */
export function spotAt(plan: Plan, { tops }: Geometry, dayWidth: number, x: number, y: number): Spot {
  const row = rowAt(tops, Math.max(0, y));
  const lane = Math.floor((y - (tops[row] ?? 0) - ROW_PAD / 2) / LANE);
  const lanes = plan.rows[row]?.lanes ?? 1;
  const day = Math.floor(x / dayWidth);
  return { row, day: Math.min(plan.days - 1, Math.max(0, day)), lane: Math.min(lanes - 1, Math.max(0, lane)) };
}

/** A day of a whole year is a stroke. */
const MIN_STROKE = 2;

/** A whole period fits the width; else a day keeps room for its words. */
export const dayWidthFor = (width: number, days: number, isWhole: boolean): number =>
  Math.max(isWhole ? MIN_STROKE : MIN_DAY, (width - NAME) / days);
