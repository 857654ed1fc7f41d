import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from './day-rows.ts';
import { blockBox, rowAt, rowTops } from './row-tops.ts';

const block = (first: number, column: number, columns: number, rows = 1): Block => ({
  item: { id: `${first}-${column}` } as Block['item'],
  first,
  rows,
  from: 0,
  to: 60,
  column,
  columns,
});
/** A row for each number, with so many blocks at the same time. */
const full = (lanes: readonly number[]) =>
  lanes.flatMap((columns, row) => Array.from({ length: columns }, (_, column) => block(row, column, columns)));
const lanes = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 20 });

describe('rows of a day', () => {
  it('are as high as ever where little happens', () => {
    expect(rowTops(3, full([1, 2, 1]))).toEqual([0, 64, 128, 192]);
    expect(rowTops(2, [block(0, 0, 1, 2)])).toEqual([0, 64, 128]);
  });

  it('are lower where nothing happens, for more artists at once', () => {
    expect(rowTops(3, full([0, 1, 0]))).toEqual([0, 40, 104, 144]);
  });

  it('grow so that every block can be pressed, and keep it within its row', () => {
    fc.assert(
      fc.property(lanes, (columns) => {
        const tops = rowTops(columns.length, full(columns));
        for (const one of full(columns)) {
          const { top, height } = blockBox(tops, one);
          expect(height).toBeGreaterThanOrEqual(24);
          expect(top).toBeGreaterThan(tops[one.first] ?? 0);
          expect(top + height).toBeLessThan(tops[one.first + 1] ?? 0);
        }
      }),
    );
  });

  it('are found again from the point that was pressed', () => {
    fc.assert(
      fc.property(lanes, fc.integer({ min: -100, max: 8000 }), (columns, y) => {
        const tops = rowTops(columns.length, full(columns));
        const row = rowAt(tops, y);
        if (y < 0) expect(row).toBe(0);
        else if (y >= (tops.at(-1) ?? 0)) expect(row).toBe(columns.length - 1);
        else expect(tops[row] !== undefined && tops[row] <= y && y < (tops[row + 1] ?? 0)).toBe(true);
      }),
    );
  });
});
