import { expect, it } from 'vitest';
import { edgeOf, stepTo } from './use-cursor.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 49, 49],
  ['End', 3, 49],
  ['Home', 30, 0],
  ['PageDown', 45, 49],
  ['PageUp', 15, 5],
  ['a', 3, undefined],
])('%s in row %i of 50 leads to %s', (key, at, to) => expect(stepTo(key, at, 50)).toBe(to));

it.each([
  ['ArrowDown', 49, 1],
  ['j', 49, 1],
  ['PageDown', 48, undefined],
  ['ArrowUp', 0, -1],
  ['k', 0, -1],
  ['End', 49, undefined],
  ['ArrowDown', 0, undefined],
])('%s in row %i of 50 goes over the edge: %s', (key, at, step) => expect(edgeOf(key, at, 50)).toBe(step));
