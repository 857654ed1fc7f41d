import { expect, it } from 'vitest';
import { periodOf, periodTitle, stepPeriod } from './period.ts';

it('covers the week, month or quarter of a date', () => {
  expect(periodOf('week', '2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(periodOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf('quarter', '2027-05-21')).toEqual({ from: '2027-04-01', to: '2027-06-30' });
});

it('steps to the period before and after', () => {
  expect(stepPeriod('week', '2027-01-01', -1)).toBe('2026-12-21');
  expect(stepPeriod('month', '2027-01-31', 1)).toBe('2027-02-01');
  expect(stepPeriod('quarter', '2027-01-31', -1)).toBe('2026-10-01');
});

it('is called as people call it', () => {
  expect(periodTitle('quarter', '2027-05-21', 'en-GB', (first) => `quarter of ${first}`)).toBe('quarter of 2027-04-01');
  expect(periodTitle('month', '2027-05-21', 'nl-NL', String)).toBe('mei 2027');
  expect(periodTitle('week', '2027-05-21', 'en-GB', String)).toContain('May 2027');
});
