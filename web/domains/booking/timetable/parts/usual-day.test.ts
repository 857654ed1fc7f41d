import { expect, it } from 'vitest';
import { usualDay } from './usual-day.ts';

const day = (start: string, more = {}) =>
  Object.fromEntries(usualDay({ start: `2027-05-21T${start}`, isAllDay: false, isNight: false, ...more }));

it('the usual day is counted from the show time', () => {
  expect(day('21:00')).toMatchObject({ loadIn: '14:00', soundcheck: '16:00', doors: '19:30', curfew: '23:00' });
  expect(day('20:00')).toMatchObject({ loadIn: '13:00', doors: '18:30', showTime: '20:00' });
  expect(day('12:00', { isAllDay: true })).toMatchObject({ loadIn: '14:00', showTime: '21:00' });
});

it('a matinee loads in no earlier than 8:00, and a night ends after midnight', () => {
  expect(day('14:00')).toMatchObject({ loadIn: '08:00', soundcheck: '09:00' });
  expect(day('23:00')).toMatchObject({ curfew: '01:00' });
  expect(day('01:00', { isNight: true })).toMatchObject({ loadIn: '18:00', showTime: '01:00', curfew: '03:00' });
});
