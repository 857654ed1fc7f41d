import { expect, it } from 'vitest';
import { dateYears } from './date-years.ts';

it('offers the years from 2001 to the current year + 15', () => {
  expect(dateYears('2026-12-31')).toEqual({ min: 2001, max: 2041 });
  expect(dateYears('2027-01-01')).toEqual({ min: 2001, max: 2042 });
});
