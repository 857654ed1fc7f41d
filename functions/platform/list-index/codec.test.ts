import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, cellOf, columnOf, decode, encode } from './codec.ts';
import type { ColumnKind } from './types.ts';

const WIDEST = 2 ** 47;
const cells: readonly (readonly [ColumnKind, fc.Arbitrary<Cell>])[] = [
  ['u8', fc.nat(255)],
  ['u16', fc.nat(65_535)],
  ['u32', fc.nat(2 ** 32 - 1)],
  ['i48', fc.integer({ min: -WIDEST, max: WIDEST - 1 })],
  ['i48', fc.integer({ min: -1000, max: 1000 }).map((n) => n * 2500)],
  ['flag', fc.nat(1)],
  ['many', fc.array(fc.nat(2 ** 32 - 1), { maxLength: 5 })],
  ['text', fc.constantFrom('', 'amber', 'ångström', '東京', '🎸')],
  ['words', fc.subarray(['amber', 'ambient', 'ångström', '東京']).map((words) => words.sort().join(' '))],
];

test.each(cells)('a column of %s comes back as it was', (kind, cell) => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 60 }), (column) => {
      const back = decode(kind, encode(columnOf(kind, column)));
      expect(column.map((_, row) => cellOf(back, row))).toEqual(column);
    }),
  );
});

test('round amounts take less than a byte more than their steps need', () => {
  const euros = Array.from({ length: 1000 }, (_, i) => (((i * 7919) % 200) + 5) * 100);
  expect(encode(columnOf('i48', euros)).length).toBeLessThan(1100);
});
