import { expect, it } from 'vitest';
import { turnOf } from './turn.ts';

const day = (n: number) => new Date(n * 86_400_000);

it('takes all rows if they are few', () => {
  expect(turnOf([1, 2, 3], 3, day(5))).toEqual([1, 2, 3]);
});

it('takes other rows the next day, until each had its turn', () => {
  const rows = [1, 2, 3, 4, 5];
  expect([0, 1, 2].map((n) => turnOf(rows, 2, day(n)))).toEqual([
    [1, 2],
    [3, 4],
    [5, 1],
  ]);
});
