import type { Block } from './day-rows.ts';

/** px of a row that has nothing side by side, and of one that has nothing at all. */
const ROW = 64;
const EMPTY_ROW = 40;
/** px of one of several blocks at the same time: WCAG 2.2 asks 24 of what is pressed, and 2 keep it from its neighbour. */
const LANE = 26;
/** px of a row that stay free above and below its blocks, together. */
const RIM = 6;

/** Where rows begin, in px, and behind the last where it ends: a row grows with what it has to show at one time. */
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

/** The row that holds `y` px; what lies outside belongs to the first or the last. */
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
