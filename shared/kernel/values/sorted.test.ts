import { expect, it } from 'vitest';
import { sorted } from './sorted.ts';

const textOf = (value: unknown) => JSON.stringify(sorted(value));

it('gives equal values equal texts, whatever the order of their keys', () => {
  const one = { b: 1, a: { d: [{ y: 1, x: 2 }], c: undefined } };
  const other = { a: { d: [{ x: 2, y: 1 }] }, b: 1 };
  expect(textOf(one)).toBe(textOf(other));
  expect(textOf(one)).toBe('{"a":{"d":[{"x":2,"y":1}]},"b":1}');
});

it('keeps the order of lists, and values as they are', () => {
  expect(textOf([2, 1])).not.toBe(textOf([1, 2]));
  expect([sorted(null), sorted('a'), sorted(1.5)]).toEqual([null, 'a', 1.5]);
});
