import { expect, test } from 'vitest';
import { scheduleDays } from './rules.ts';

test('a schedule covers the whole day, week, month or year of its date', () => {
  expect(scheduleDays('day', '2028-02-29')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
  expect(scheduleDays('week', '2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(scheduleDays('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(scheduleDays('year', '2027-05-21')).toEqual({ from: '2027-01-01', to: '2027-12-31' });
});
