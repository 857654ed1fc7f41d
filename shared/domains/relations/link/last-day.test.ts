import { expect, it } from 'vitest';
import { endOfDay, lastDay } from './last-day.ts';

it('lets a link live 30 days unless said, today at least and a year at most', () => {
  expect(lastDay('2026-01-01', undefined)).toBe('2026-01-31');
  expect(lastDay('2026-01-01', '2026-01-01')).toBe('2026-01-01');
  expect(lastDay('2026-01-01', '2027-01-01')).toBe('2027-01-01');
  expect(() => lastDay('2026-01-01', '2027-01-02')).toThrow('dateRange');
  expect(() => lastDay('2026-01-01', '2025-12-31')).toThrow('dateRange');
});

it('ends a link with the last second of its day at the agency, also where the night changes the clock', () => {
  expect(endOfDay('2026-08-31', 'Europe/Amsterdam')).toBe('2026-08-31T21:59:59.000Z');
  // In Beirut, midnight of 29 March 2026 does not exist.
  expect(endOfDay('2026-03-28', 'Asia/Beirut')).toBe('2026-03-28T21:59:59.000Z');
});
