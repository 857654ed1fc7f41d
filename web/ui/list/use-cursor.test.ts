import { expect, it } from 'vitest';
import { stepTo } from './use-cursor.ts';

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
