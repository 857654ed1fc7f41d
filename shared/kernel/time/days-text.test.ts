import { expect, it } from 'vitest';
import { daysText } from './days-text.ts';

const full = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });

it('writes no comma after a British weekday, with and without a year', () => {
  const short = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(daysText(full('en-GB'), { date: '2026-12-15' })).toBe('Tuesday 15 December 2026');
  expect(daysText(short, { date: '2026-12-15' })).toBe('Tuesday 15 December');
  expect(daysText(full('en-US'), { date: '2026-12-15' })).toBe('Tuesday, December 15, 2026');
});

it('names one day alone', () => {
  expect(daysText(full('nl'), { date: '2026-12-15' })).toBe('dinsdag 15 december 2026');
  expect(daysText(full('nl'), { date: '2026-12-15', lastDate: '2026-12-15' })).toBe('dinsdag 15 december 2026');
});

it('names the first and the last of several days in the words of each language', () => {
  const days = { date: '2026-12-15', lastDate: '2026-12-16' };
  expect(daysText(full('en-GB'), days)).toBe('Tuesday 15 December – Wednesday 16 December 2026');
  expect(daysText(full('nl'), days)).toBe('dinsdag 15 – woensdag 16 december 2026');
  expect(daysText(full('de'), days)).toBe('Dienstag, 15. – Mittwoch, 16. Dezember 2026');
});

it('names both years across a new year', () =>
  expect(daysText(full('en-GB'), { date: '2026-12-31', lastDate: '2027-01-01' })).toBe(
    'Thursday 31 December 2026 – Friday 1 January 2027',
  ));

it('ignores a last day before the first', () =>
  expect(daysText(full('nl'), { date: '2026-12-15', lastDate: '2026-12-14' })).toBe('dinsdag 15 december 2026'));
