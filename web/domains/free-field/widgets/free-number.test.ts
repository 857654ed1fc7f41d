import { expect, test } from 'vitest';
import { numberIn } from './free-number.ts';

test('a typed number is read with a point or a comma; what is none stays as it was typed', () => {
  expect(numberIn('12,5')).toBe(12.5);
  expect(numberIn('−3.25')).toBe(-3.25);
  expect(numberIn(' ')).toBeNull();
  expect(numberIn('twelve')).toBe('twelve');
  expect(numberIn('1,234.5')).toBe('1,234.5');
});
