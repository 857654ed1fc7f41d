import { expect, it } from 'vitest';
import { isPlain } from './rules.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { in: nested(depth - 1) });

it('takes texts, figures, yes and no, and lists and objects of them', () => {
  for (const value of ['x', 3, false, [], {}, { date: { type: 'month', from: 2 }, status: { any: ['a', 'b'] } }])
    expect(isPlain(value)).toBe(true);
});

it('refuses nothing, functions and big numbers', () => {
  for (const value of [null, undefined, () => 1, 1n, [null], { a: undefined }]) expect(isPlain(value)).toBe(false);
});

it('refuses what is more than four deep, however deep', () => {
  expect(isPlain(nested(4))).toBe(true);
  expect(isPlain(nested(5))).toBe(false);
  expect(isPlain(nested(5_000))).toBe(false);
});
