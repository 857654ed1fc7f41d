import { expect, test } from 'vitest';
import { MAX_DATES } from '#shared/domains/booking/show/parts.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { datesOf, daysOver, withRun } from './copy-dates.ts';

const day = (n: number) => addDays('2027-02-26', n);

test('a drag takes the days between, in either direction and over the end of a month', () => {
  const run = ['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01'];
  expect(daysOver(day(0), day(3))).toEqual(run);
  expect(daysOver(day(3), day(0))).toEqual(run);
  expect(daysOver(day(1), day(1))).toEqual([day(1)]);
});

test('a day is chosen and let go again; a run stays beside what is chosen, each day once', () => {
  expect(withRun([], [day(2)])).toEqual([day(2)]);
  expect(withRun([day(0), day(2)], [day(2)])).toEqual([day(0)]);
  expect(withRun([day(5), day(1)], daysOver(day(0), day(2)))).toEqual([day(0), day(1), day(2), day(5)]);
});

test('never more than one call may ask for', () => {
  expect(datesOf(daysOver(day(0), day(90)))).toHaveLength(MAX_DATES);
});
