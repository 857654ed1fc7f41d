import { expect, test } from 'vitest';
import { periodOf, startOf, talliesBy, tallyOf, withGaps } from './rules.ts';

test('a day belongs to its month, quarter and year', () => {
  expect(periodOf('2027-05-21', 'month')).toBe('2027-05');
  expect(periodOf('2027-05-21', 'quarter')).toBe('2027-Q2');
  expect(periodOf('2027-12-31', 'year')).toBe('2027');
  expect(['2027-05', '2027-Q4', '2027'].map(startOf)).toEqual(['2027-05-01', '2027-10-01', '2027-01-01']);
});

test('periods without a show stand between those with one', () => {
  expect(withGaps(['2028-01', '2027-11'], 'month')).toEqual(['2027-11', '2027-12', '2028-01']);
  expect(withGaps(['2027-Q3', '2028-Q1'], 'quarter')).toEqual(['2027-Q3', '2027-Q4', '2028-Q1']);
  expect(withGaps([], 'year')).toEqual([]);
  expect(withGaps(['1900-01', '2099-01'], 'month')).toEqual(['1900-01', '2099-01']);
});

test('currencies are never added up, and who shares a bill has the whole show', () => {
  const rows = [
    { groups: [1, 2], minor: 100, currency: 'EUR' },
    { groups: [2], minor: 50, currency: 'USD' },
    { groups: [2], minor: 0, currency: undefined },
  ];
  expect(tallyOf(rows)).toEqual({
    count: 3,
    minor: new Map([
      ['EUR', 100],
      ['USD', 50],
    ]),
  });
  const tallies = talliesBy(rows);
  expect(tallies.get(1)).toEqual({ count: 1, minor: new Map([['EUR', 100]]) });
  expect(tallies.get(2)?.count).toBe(3);
});
