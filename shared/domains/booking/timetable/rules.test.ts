import { describe, expect, it } from 'vitest';
import {
  checkShowTime,
  clockOf,
  entryName,
  printedTimetable,
  storedEntry,
  type TimetableShow,
  timetableOf,
} from './rules.ts';
import { EntryInput, type StoredEntry } from './schemas.ts';

const input = (more: object) => EntryInput.parse({ kind: 'doors', date: '2026-11-28', start: '20:00', ...more });
const stored = (id: string, more: Partial<StoredEntry>): StoredEntry => ({
  id,
  rev: 1,
  day: 0,
  isNight: false,
  kind: 'other',
  label: id,
  start: '20:00',
  place: '',
  note: '',
  audience: 'public',
  ...more,
});

const showOn = (day: string): TimetableShow => ({
  start: `${day}T21:00`,
  end: `${day}T22:30`,
  isAllDay: false,
  isNight: false,
});

describe('the night', () => {
  it('takes hours up to seven unless said otherwise', () => {
    expect(storedEntry(input({ start: '00:30' }), '2026-11-28')).toMatchObject({ isNight: true, day: 0 });
    expect(storedEntry(input({ start: '07:00' }), '2026-11-28').isNight).toBe(true);
    expect(storedEntry(input({ start: '06:00', isNight: false }), '2026-11-28').isNight).toBe(false);
    expect(storedEntry(input({ start: '07:01', isNight: true }), '2026-11-28').isNight).toBe(false);
  });

  it('is the next calendar day by the clock, over months and leap days', () => {
    const night = { date: '2028-02-28', start: '01:00', end: '02:00', isNight: true };
    expect(clockOf(night)).toEqual({ startsAt: '2028-02-29T01:00', endsAt: '2028-02-29T02:00' });
  });
});

it('an end that is not after the start is the next day’s', () => {
  const entry = { date: '2026-12-31', start: '23:00', end: '01:00', isNight: false };
  expect(clockOf(entry)).toEqual({ startsAt: '2026-12-31T23:00', endsAt: '2027-01-01T01:00' });
});

it('stands in the order of the evening, after midnight last, and moves along with its show', () => {
  const entries = [
    stored('curfew', { start: '00:30', isNight: true }),
    stored('bus', { start: '06:00' }),
    stored('show', { start: '21:30' }),
    stored('day before', { day: -1, start: '23:00' }),
  ];
  expect(timetableOf(entries, showOn('2026-11-28')).map(({ label }) => label)).toEqual([
    'day before',
    'bus',
    'show',
    'curfew',
  ]);
  expect(timetableOf(entries, showOn('2027-01-01')).map(({ startsAt }) => startsAt)).toEqual([
    '2026-12-31T23:00',
    '2027-01-01T06:00',
    '2027-01-01T21:30',
    '2027-01-02T00:30',
  ]);
});

it('refuses what is far from the show, and what has neither a kind nor a label', () => {
  expect(() => storedEntry(input({ date: '2027-02-28' }), '2026-11-28')).toThrow('timetable.farAway');
  expect(() => storedEntry(input({ kind: 'other' }), '2026-11-28')).toThrow('required');
});

it('is called by its label, else by its kind in the reader’s language', () => {
  expect(entryName({ kind: 'doors', label: '' }, 'de')).toBe('Einlass');
  expect(entryName({ kind: 'doors', label: 'VIP doors' }, 'de')).toBe('VIP doors');
});

it('prints the day of each entry once the show lasts several', () => {
  const entries = [stored('doors', { start: '19:00' }), stored('second', { day: 1 })];
  const times = (show: TimetableShow) => printedTimetable(entries, show, 'de').map(({ time }) => time);
  const one = showOn('2026-12-15');
  expect(times(one)).toEqual(['19:00', '16. Dez., 20:00']);
  expect(times({ ...one, end: '2026-12-16T23:00' })).toEqual(['15. Dez., 19:00', '16. Dez., 20:00']);
});

describe('the show time', () => {
  const show = showOn('2026-11-28');
  const own = stored('', { kind: 'showTime', start: '20:00', note: 'No encore' });
  const act = stored('Support act', { kind: 'showTime', start: '20:00' });

  it('is the hours of the show, whatever the entry said before', () => {
    expect(timetableOf([own], show)).toMatchObject([{ start: '21:00', end: '22:30', note: 'No encore' }]);
    expect(timetableOf([own], { ...show, start: '2026-11-28T21:30' })).toMatchObject([{ start: '21:30' }]);
  });
  it('stays as entered for one act, another day and a show without hours', () => {
    expect(timetableOf([act], show)).toMatchObject([{ start: '20:00' }]);
    expect(timetableOf([{ ...own, day: 1 }], show)).toMatchObject([{ start: '20:00' }]);
    expect(timetableOf([own], { ...show, isAllDay: true })).toMatchObject([{ start: '20:00' }]);
    expect(timetableOf([own], { ...show, end: '2026-11-29T22:30' })).toMatchObject([{ start: '20:00' }]);
  });
  it('is printed apart, so no line repeats it', () =>
    expect(printedTimetable([own, act], show, 'en').map(({ label }) => label)).toEqual(['Support act']));
  it('cannot be entered against the hours of the show', () => {
    expect(() => checkShowTime(own, show)).toThrow('timetable.showTime');
    expect(() => checkShowTime({ ...own, start: '21:00', end: '23:00' }, show)).toThrow('timetable.showTime');
    expect(() => checkShowTime({ ...own, start: '21:00' }, show)).not.toThrow();
    expect(() => checkShowTime(act, show)).not.toThrow();
  });
});
