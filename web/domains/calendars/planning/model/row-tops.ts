import type { Block } from './day-rows.ts';

/** The height of a row with nothing side by side, and of an empty row, in px. */
const ROW = 64;
const EMPTY_ROW = 40;
/** The height of one of several blocks at the same time, in px: 24 for a target by WCAG 2.2, and 2 of space. */
const LANE = 26;
/** The free space of a row above and below its blocks, together, in px. */
const RIM = 6;

/** Returns the top of each row and the end of the last, in px. A row grows with its simultaneous blocks. */
export function rowTops(count: number, blocks: readonly Block[]): number[] {
  const tops = [0];
  for (let row = 0; row < count; row++) {
    const here = blocks.filter(({ first, rows }) => first <= row && row < first + rows);
    const columns = here.filter(({ rows }) => rows === 1).map((block) => block.columns);
    const height = here.length ? Math.max(ROW, Math.max(1, ...columns) * LANE + RIM) : EMPTY_ROW;
    tops.push((tops[row] ?? 0) + height);
  }
  return tops;
}

const topOf = (tops: readonly number[], row: number): number => tops[row] ?? 0;

/** px of rows from `first` on. */
export const rowBox = (tops: readonly number[], first: number, rows = 1): { top: number; height: number } => ({
  top: topOf(tops, first),
  height: topOf(tops, first + rows) - topOf(tops, first),
});

/** Finds the row at `y` px. A place above or below the rows belongs to the first or the last. */
export function rowAt(tops: readonly number[], y: number): number {
  const last = tops.length - 2;
  const found = tops.findLastIndex((top) => top <= y);
  return Math.max(0, Math.min(last, found));
}

/** Blocks of one row at the same time share its height. */
export function blockBox(tops: readonly number[], { first, rows, column, columns }: Block) {
  const box = rowBox(tops, first, rows);
  const height = (box.height - RIM) / columns;
  return { top: box.top + RIM / 2 + column * height, height: height - (columns > 1 ? 2 : 0) };
}
