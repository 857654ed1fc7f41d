import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, tagOf } from '#shared/kernel/text/locale.ts';
import { fromDayNumber } from './date.ts';
import { parseTypedDate } from './typed-date.ts';

/** A Saturday. */
const today = '2026-11-21';
const read = (typed: string, culture = 'en-GB') => {
  const parsed = parseTypedDate(typed, today, culture);
  return parsed.ok ? parsed.date : undefined;
};

describe('parseTypedDate', () => {
  it.each([
    ['28 11', '2026-11-28'],
    ['28/11', '2026-11-28'],
    ['28', '2026-11-28'],
    ['20', '2026-12-20'],
    ['31', '2026-12-31'],
    ['21 11', '2026-11-21'],
    ['20 11', '2027-11-20'],
    ['1 1', '2027-01-01'],
    ['29 2', '2028-02-29'],
    ['28 nov', '2026-11-28'],
    ['28 November 2027', '2027-11-28'],
    ['Sat 28 Nov 2026', '2026-11-28'],
    ['Sat 28 Nov', '2026-11-28'],
    ['28-11-26', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['+3', '2026-11-24'],
    ['-21', '2026-10-31'],
    ['sat', '2026-11-21'],
    ['Fri.', '2026-11-27'],
  ])('reads %j', (typed, date) => expect(read(typed)).toBe(date));
  it('counts days from the date of the field where it has one', () => {
    const culture = 'en-GB';
    expect(parseTypedDate('+7', today, culture, 2040, '2027-03-01')).toEqual({ ok: true, date: '2027-03-08' });
    expect(parseTypedDate('fri', today, culture, 2040, '2027-03-01')).toEqual({ ok: true, date: '2026-11-27' });
  });
  it.each(['', 'x', 's', 't', '32', '31 2', '30 2 2026', '28 13 40', '28 ju', '1 2 3 4', '28 11 203', 'sat sun'])(
    'refuses %j',
    (typed) => expect(read(typed)).toBeUndefined(),
  );
  it('knows the names of other languages, and English everywhere', () => {
    expect(read('zat', 'nl-NL')).toBe('2026-11-21');
    expect(read('28 mrt', 'nl-NL')).toBe('2027-03-28');
    expect(read('28 maart', 'nl-NL')).toBe('2027-03-28');
    expect(read('28. März', 'de-DE')).toBe('2027-03-28');
    expect(read('28 mar', 'de-DE')).toBe('2027-03-28');
    expect(read('mar 24 11', 'it-IT')).toBe('2026-11-24');
    expect(read('28 de março', 'pt-BR')).toBe('2027-03-28');
  });
  it('takes two figures for a year of the last century where one of this one would be too late', () => {
    expect(parseTypedDate('12 5 85', today, 'en-GB', 2026)).toEqual({ ok: true, date: '1985-05-12' });
    expect(parseTypedDate('12 5 26', today, 'en-GB', 2026)).toEqual({ ok: true, date: '2026-05-12' });
  });
  it('puts the month first for Americans only', () => {
    expect(read('12 5', 'en-US')).toBe('2026-12-05');
    expect(read('12 5')).toBe('2027-05-12');
    expect(read('28 11', 'en-US')).toBe('2026-11-28');
    expect(read('Nov 28', 'en-US')).toBe('2026-11-28');
    expect(read('Mar 28 2027', 'en-US')).toBe('2027-03-28');
  });
  it('reads back what it shows', () => {
    const days = fc.integer({ min: 11_323, max: 36_000 }).map(fromDayNumber);
    fc.assert(
      fc.property(days, fc.constantFrom(...LOCALES.map(tagOf)), (date, culture) => {
        const shown = new Intl.DateTimeFormat(culture, {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(`${date}T00:00:00Z`));
        expect([shown, read(shown, culture)]).toEqual([shown, date]);
      }),
      { numRuns: 400 },
    );
  });
});
