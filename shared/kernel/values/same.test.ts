import { expect, test } from 'vitest';
import { isSame, saysSame } from './same.ts';

test('keys in another order, and what is left out, make no difference', () => {
  expect(saysSame({ a: 1, b: [{ c: 'x', d: '' }] }, { b: [{ d: undefined, c: 'x' }], a: 1 })).toBe(true);
  expect(saysSame('', undefined)).toBe(true);
});

test('another value, order of a list, length or shape does', () => {
  expect(saysSame({ a: 1 }, { a: 2 })).toBe(false);
  expect(saysSame([1, 2], [2, 1])).toBe(false);
  expect(saysSame([1], [1, 2])).toBe(false);
  expect(saysSame([], {})).toBe(false);
  expect(saysSame(0, '')).toBe(false);
  expect(saysSame({ a: {} }, { a: 'x' })).toBe(false);
});

test('to the letter, only the order of keys makes no difference', () => {
  expect(isSame({ a: 1, b: [{ c: 'x', d: '' }] }, { b: [{ d: '', c: 'x' }], a: 1 })).toBe(true);
  expect(isSame({ a: undefined }, {})).toBe(true);
  expect(isSame({ a: '' }, {})).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(undefined, '')).toBe(false);
});
