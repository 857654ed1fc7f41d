import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromDayNumber } from '#shared/kernel/time/date.ts';
import { PERIOD_TYPES, periodAt } from '#shared/kernel/time/period.ts';
import { daysOf, period } from './period-search.ts';

const days = fc.integer({ min: 11_400, max: 29_100 }).map(fromDayNumber);

test('a period in the address is read as it was written, and nothing else is one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERIOD_TYPES), days, (type, day) => {
      const value = periodAt(type, day);
      expect(period(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
  );
  for (const wrong of [undefined, 'perYear', { period: 'perAge' }, { period: 'from', start: '2026-13-01', end: '' }])
    expect(period(wrong)).toBeUndefined();
});

test('the request asks for its first and its last day, the last one included', () => {
  const today = '2026-11-28';
  expect(daysOf(undefined, today)).toEqual({});
  expect(daysOf(periodAt('perMonth', '2026-02-14'), today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf(periodAt('untilAndIncluding', '2026-02-14'), today)).toEqual({ to: '2026-02-14' });
  expect(daysOf(periodAt('fromUntilAndIncluding', '2026-02-14', '2026-02-16'), today)).toEqual({
    from: '2026-02-14',
    to: '2026-02-16',
  });
});

test('what follows the clock holds today, whenever it was saved', () => {
  const current = fc.constantFrom(
    'currentYear',
    'currentQuarter',
    'currentMonth',
    'currentWeek',
    'currentDay',
    'fromToday',
  );
  fc.assert(
    fc.property(current, days, days, (type, saved, today) => {
      const { from, to } = daysOf(periodAt(type as 'fromToday', saved), today);
      expect(from !== undefined && from <= today).toBe(true);
      expect(to === undefined || addDays(to, 1) > today).toBe(true);
    }),
  );
});
