import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber } from './date.ts';
import {
  dayRange,
  durationOf,
  fromFilterResult,
  isPeriod,
  optionOfPeriod,
  PERIOD_TYPES,
  Period,
  periodAt,
  periodOfOption,
  periodYears,
  resolvePeriod,
  stepPeriod,
  toFilterResult,
  unitOf,
} from './period.ts';

const day = '2026-11-28';
// A quarter inside the filter's years, so that every neighbour exists.
const dates = fc.integer({ min: 11_400, max: 29_100 }).map(fromDayNumber);
const types = fc.constantFrom(...PERIOD_TYPES);

describe('ends of a period', () => {
  it.each([
    ['perYear', '2026-01-01', '2027-01-01'],
    ['perQuarter', '2026-10-01', '2027-01-01'],
    ['perMonth', '2026-11-01', '2026-12-01'],
    ['perWeek', '2026-11-23', '2026-11-30'],
    ['perDay', day, '2026-11-29'],
    ['from', day, day],
    ['fromToday', day, day],
    ['untilAndIncluding', day, day],
    ['currentQuarter', '2026-10-01', '2027-01-01'],
  ] as const)('%s', (period, start, end) => expect(periodAt(period, day)).toEqual({ period, start, end }));
  it('lifts an end before its start', () => {
    expect(periodAt('fromUntilAndIncluding', day, '2026-11-01').end).toBe(day);
    expect(periodAt('fromUntilAndIncluding', day, '2026-12-24').end).toBe('2026-12-24');
  });
});

describe('days to search', () => {
  it('holds the chosen day, whatever the type', () => {
    fc.assert(
      fc.property(types, dates, (type, date) => {
        const { from, before } = dayRange(periodAt(type, date));
        expect(from === undefined || from <= date).toBe(true);
        expect(before === undefined || date < before).toBe(true);
      }),
    );
  });
  it('is open where the type is', () => {
    expect(dayRange(periodAt('from', day))).toEqual({ from: day });
    expect(dayRange(periodAt('untilAndIncluding', day))).toEqual({ before: '2026-11-29' });
  });
});

describe('steps and presets', () => {
  it('neighbours touch', () => {
    fc.assert(
      fc.property(types, dates, (type, date) => {
        const now = periodAt(type, date);
        const next = stepPeriod(now, 1);
        expect(next === undefined).toBe(unitOf(type) === undefined);
        if (next) {
          expect(next.start).toBe(now.end);
          expect(stepPeriod(next, -1)).toEqual(now);
        }
      }),
    );
  });
  it('stays within 2000 to 2050', () => {
    expect(stepPeriod(periodAt('perYear', '2050-05-05'), 1)).toBeUndefined();
    expect(stepPeriod(periodAt('perYear', '2000-05-05'), -1)).toBeUndefined();
    expect([periodYears()[0], periodYears().at(-1)]).toEqual([2000, 2050]);
    expect(Period.safeParse(periodAt('perYear', '2050-05-05')).success).toBe(true);
    expect(Period.safeParse(periodAt('from', '1999-12-26')).success).toBe(false);
  });
  it('moves with the clock only where it should', () => {
    expect(resolvePeriod(periodAt('currentMonth', day), '2027-02-03').start).toBe('2027-02-01');
    expect(resolvePeriod(periodAt('perMonth', day), '2027-02-03').start).toBe('2026-11-01');
  });
});

it('numbers its options from 1 to 15', () => {
  expect(Array.from({ length: 15 }, (_, i) => periodOfOption(i + 1)).every(Boolean)).toBe(true);
  expect(periodOfOption(0)).toBeUndefined();
  expect(periodOfOption(16)).toBeUndefined();
  for (const type of PERIOD_TYPES) expect(periodOfOption(optionOfPeriod(type))).toBe(type);
  expect(optionOfPeriod('currentYear')).toBe(10);
});

it('travels as the filter result of the spec', () => {
  const value = periodAt('perMonth', day);
  const result = toFilterResult(value, { filterName: 'date', filterTitle: 'Date', filterDisplayText: 'November 2026' });
  expect(result).toEqual({
    filterName: 'date',
    filterTitle: 'Date',
    filterDisplayText: 'November 2026',
    period: 'perMonth',
    period_start: Date.UTC(2026, 10, 1),
    period_end: Date.UTC(2026, 11, 1),
  });
  expect(fromFilterResult(result)).toEqual(value);
});

it('says 28 to 99 days in days', () => {
  expect(durationOf(28)).toEqual({ value: 28, unit: 'day' });
  expect(durationOf(99)).toEqual({ value: 99, unit: 'day' });
  expect(durationOf(-100)).toEqual({ value: -3, unit: 'month' });
  expect(durationOf(800)).toEqual({ value: 2, unit: 'year' });
});

it.each([
  { period: 'perMonth', start: '2026-11-01', end: '2026-12-01' },
  { period: 'perMonth', start: '2026-11-31', end: '2026-12-01' },
  { period: 'perMonth', start: '1990-01-01', end: '2026-12-01' },
  { period: 'ever', start: '2026-11-01', end: '2026-12-01' },
  { period: 'perMonth', start: '2026-11-01' },
  null,
  'perMonth',
])('knows %j without its schema as with it', (value) => {
  expect(isPeriod(value)).toBe(Period.safeParse(value).success);
});
