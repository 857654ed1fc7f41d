import { expect, test } from 'vitest';
import { isPublished, publishedPeriod } from './rules.ts';

const NOW = new Date('2027-03-10T12:00:00Z');
const show = {
  phase: 'confirmed' as const,
  announceAt: '2027-03-10T12:30',
  zone: 'Europe/Amsterdam',
  start: '2027-05-21T20:00',
  end: '2027-05-21T22:00',
  isAllDay: false,
  isNight: false,
};

test('a confirmed show is published once it is announced, on the clock of its place', () => {
  expect(isPublished(show, NOW)).toBe(true);
  expect(isPublished({ ...show, announceAt: '2027-03-10T13:30' }, NOW)).toBe(false);
  expect(isPublished({ ...show, announceAt: undefined }, NOW)).toBe(false);
});

test('options, cancelled, deleted and past shows are not published', () => {
  for (const phase of ['options', 'cancelled'] as const) expect(isPublished({ ...show, phase }, NOW)).toBe(false);
  expect(isPublished({ ...show, deletedAt: '2027-03-01' }, NOW)).toBe(false);
  const day = { start: '2027-03-10T01:00', end: '2027-03-10T02:00' };
  expect(isPublished({ ...show, ...day }, NOW)).toBe(true);
  expect(isPublished({ ...show, ...day }, new Date('2027-03-10T23:30:00Z'))).toBe(false);
});

test('the period begins a day early, for places where it is still yesterday', () => {
  expect(publishedPeriod(NOW)).toEqual({ from: '2027-03-09', to: '2028-09-09' });
});
