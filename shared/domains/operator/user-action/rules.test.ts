import { expect, test } from 'vitest';
import { monthsBack } from './rules.ts';

test('the months between two moments, newest first', () => {
  const [from, to] = [new Date('2025-11-30T23:59:59Z'), new Date('2026-01-31T12:00:00Z')];
  expect(monthsBack(from, to)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(monthsBack(to, to)).toEqual(['2026-01']);
  expect(monthsBack(to, from)).toEqual([]);
});
