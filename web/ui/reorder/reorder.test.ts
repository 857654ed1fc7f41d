import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedTo } from './reorder.ts';

it('takes a row up and down', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'x', 0)).toEqual(['a', 'b', 'c']);
});

it('never loses a row, and keeps the order of the others', () => {
  const rows = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rows, fc.nat(), fc.integer({ min: -2, max: 25 }), (ids, pick, index) => {
      const id = ids[pick % ids.length] ?? '';
      const next = movedTo(ids, id, index);
      expect(next.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
      expect(next).toHaveLength(ids.length);
    }),
  );
});
