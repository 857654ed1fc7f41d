import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromMinutes, minutesOf } from '#shared/kernel/time/date.ts';
import { bookedDays, runsIntoNight } from './appointment.ts';

const FIRST = '2027-06-01';

test('a night belongs to its evening, and midnight to the day that ends', () => {
  const span = (start: string, end: string, isNight: boolean) => bookedDays({ start, end, isNight, isAllDay: false });
  expect(span('2027-06-04T23:00', '2027-06-05T03:00', true)).toEqual({ first: '2027-06-04', last: '2027-06-04' });
  expect(span('2027-06-05T01:00', '2027-06-05T03:00', true)).toEqual({ first: '2027-06-04', last: '2027-06-04' });
  expect(span('2027-06-05T01:00', '2027-06-05T03:00', false)).toEqual({ first: '2027-06-05', last: '2027-06-05' });
  expect(span('2027-06-04T20:00', '2027-06-05T00:00', false)).toEqual({ first: '2027-06-04', last: '2027-06-04' });
});

test('what is taken are the days, or the evenings before their small hours, in which some minute of it lies', () => {
  const minute = fc.integer({ min: minutesOf(`${FIRST}T00:00`), max: minutesOf('2027-06-20T00:00') });
  const hours = fc.record({ start: minute, length: fc.integer({ min: 1, max: 3 * 1440 }), isNight: fc.boolean() });
  fc.assert(
    fc.property(hours, ({ start, length, isNight }) => {
      const [from, to] = [fromMinutes(start), fromMinutes(start + length)];
      const [startsLate, endsLate] = [from, to].map((time) => isNight && time.slice(11) <= '07:00');
      const taken = Array.from({ length }, (_, i) => fromMinutes(start + i).slice(0, 10));
      const [first = '', last = ''] = [taken[0], taken.at(-1)];
      const expected = {
        first: startsLate ? addDays(first, -1) : first,
        last: endsLate && !to.endsWith('T00:00') ? addDays(last, -1) : last,
      };
      expect(bookedDays({ start: from, end: to, isNight, isAllDay: false })).toEqual(expected);
    }),
  );
});

test('an evening of somebody else is one night, an early morning is its own day', () => {
  const night = (start: string, end: string, isAllDay = false) =>
    runsIntoNight({ start: `2027-06-${start}`, end: `2027-06-${end}`, isAllDay });
  expect(night('04T22:00', '05T02:00')).toBe(true);
  expect(night('04T22:00', '05T08:00')).toBe(false);
  expect(night('05T05:00', '05T06:30')).toBe(false);
  expect(night('04T00:00', '05T00:00', true)).toBe(false);
});
