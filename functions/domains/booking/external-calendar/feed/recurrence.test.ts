import ical from 'ical.js';
import { expect, it } from 'vitest';
import { recurrences } from './recurrence.ts';
import { ruleOf } from './rule.ts';

const FIRST = { date: '2026-03-02', second: 9 * 3600 };
function days(rule: string, date = FIRST.date, last = '2027-12-31', steps = 100_000): string[] {
  let left = steps;
  const step = () => {
    if (left-- <= 0) throw new Error('endless');
  };
  const first = { ...FIRST, date };
  return [...recurrences(ruleOf(ical.Recur.fromString(rule), date), first, last, step)].map((one) => one.date);
}

/* Worked out with python-dateutil, and by hand from the table of RFC 5545, 3.3.10. */
it.each([
  ['FREQ=DAILY;INTERVAL=10;COUNT=3', '2026-03-02', '2026-03-02 2026-03-12 2026-03-22'],
  ['FREQ=DAILY;BYMONTHDAY=1,-1;COUNT=4', '2026-03-02', '2026-03-31 2026-04-01 2026-04-30 2026-05-01'],
  ['FREQ=WEEKLY;COUNT=2', '2026-03-03', '2026-03-03 2026-03-10'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1;COUNT=3', '2026-03-02', '2026-03-02 2026-03-09 2026-03-16'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4', '1997-08-05', '1997-08-05 1997-08-17 1997-08-19 1997-08-31'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4', '1997-08-05', '1997-08-05 1997-08-10 1997-08-19 1997-08-24'],
  ['FREQ=MONTHLY;COUNT=3', '2026-01-31', '2026-01-31 2026-03-31 2026-05-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=3', '2026-01-01', '2026-01-31 2026-02-28 2026-03-31'],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYMONTHDAY=-1,-2,-3;COUNT=3', '2026-03-02', '2026-03-30 2026-03-31 2026-04-28'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2', '2026-03-02', '2026-03-13 2026-11-13'],
  ['FREQ=MONTHLY;BYDAY=-1FR,+1MO;COUNT=3', '2026-03-02', '2026-03-02 2026-03-27 2026-04-06'],
  ['FREQ=YEARLY;COUNT=2', '2024-02-29', '2024-02-29 2028-02-29'],
  ['FREQ=YEARLY;BYMONTHDAY=15;COUNT=3', '2026-03-02', '2026-03-15 2026-04-15 2026-05-15'],
  ['FREQ=YEARLY;BYMONTH=11,5;COUNT=3', '2026-03-02', '2026-05-02 2026-11-02 2027-05-02'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=2', '2026-03-02', '2026-05-11 2027-05-17'],
  ['FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=MO;COUNT=3', '2026-03-02', '2026-12-28 2027-01-04 2027-12-27'],
  ['FREQ=YEARLY;BYWEEKNO=20;COUNT=2', '2026-03-02', '2026-05-11 2027-05-17'],
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=2', '2026-03-02', '2026-05-18 2027-05-17'],
  ['FREQ=YEARLY;BYDAY=MO;BYSETPOS=1;COUNT=2', '2026-03-02', '2027-01-04 2028-01-03'],
  ['FREQ=YEARLY;BYMONTH=4;BYDAY=-1SU;COUNT=2', '2026-03-02', '2026-04-26 2027-04-25'],
  ['FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=3', '2026-03-02', '2026-12-31 2027-01-01 2027-12-31'],
  ['FREQ=HOURLY;INTERVAL=12;COUNT=3', '2026-03-02', '2026-03-02 2026-03-02 2026-03-03'],
])('%s from %s', (rule, date, found) => expect(days(rule, date, '2029-12-31')).toEqual(found.split(' ')));

it.each(['DAILY', 'HOURLY', 'MONTHLY', 'YEARLY'])(
  'a rule that no day of a year meets comes to an end: %s',
  (frequency) => expect(days(`FREQ=${frequency};BYMONTH=2;BYMONTHDAY=31`)).toEqual([]),
);
it.each(['FREQ=SECONDLY', 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=SECONDLY;BYHOUR=3;BYSETPOS=9'])(
  'tells of each step, so that others can be stopped: %s',
  (rule) => expect(() => days(rule)).toThrow('endless'),
);
it('names hours, minutes and seconds of each day, in their order', () => {
  const rule = ruleOf(ical.Recur.fromString('FREQ=DAILY;BYHOUR=20,9;BYMINUTE=0,30;COUNT=5'), FIRST.date);
  const clocks = [...recurrences(rule, FIRST, '2026-03-09', () => undefined)].map(({ second }) => second / 3600);
  expect(clocks).toEqual([9, 9.5, 20, 20.5, 9]);
});
