import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  addMonths,
  dayNumber,
  diffDays,
  epochOf,
  fromDayNumber,
  fromEpoch,
  fromMinutes,
  Instant,
  isoWeek,
  isoWeekStart,
  LocalDate,
  LocalDateTime,
  minutesOf,
  minutesOfDay,
  quarterOf,
  startOfQuarter,
  startOfWeek,
  timeOfMinutes,
  weekday,
  weeksInYear,
} from './date.ts';

const dates = fc.integer({ min: -25_000, max: 60_000 }).map(fromDayNumber);
const plain = (date: string) => Temporal.PlainDate.from(date);

describe('schemas', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29'])('takes %s', (v) =>
    expect(LocalDate.safeParse(v).success).toBe(true),
  );
  it.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-1-1', '28-11-2026', '', '2026-11-28T10:00'])(
    'refuses the date %j',
    (v) => expect(LocalDate.safeParse(v).success).toBe(false),
  );
  it('says the code of the message', () => expect(LocalDate.safeParse('x').error?.issues[0]?.message).toBe('date'));
  it.each(['2026-11-28T24:00', '2026-11-28 10:00', '2026-11-28T10:60', '2026-11-28T10:00:00', '2026-02-30T10:00'])(
    'refuses the wall clock %s',
    (v) => expect(LocalDateTime.safeParse(v).success).toBe(false),
  );
  it('takes moments in UTC only', () => {
    expect(Instant.safeParse('2026-11-28T19:45:00.000Z').success).toBe(true);
    expect(Instant.safeParse('2026-11-28T19:45:00+01:00').success).toBe(false);
  });
});

describe('arithmetic agrees with Temporal', () => {
  it('adds days and months', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, n) => {
        expect(addDays(date, n)).toBe(plain(date).add({ days: n }).toString());
        expect(addMonths(date, n)).toBe(plain(date).add({ months: n }).toString());
        expect(diffDays(date, addDays(date, n))).toBe(n);
      }),
    );
  });
  it('knows weekdays and ISO weeks', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { year, week } = isoWeek(date);
        expect(weekday(date)).toBe(plain(date).dayOfWeek);
        expect({ year, week }).toEqual({ year: plain(date).yearOfWeek, week: plain(date).weekOfYear });
        expect(isoWeekStart(year, week)).toBe(startOfWeek(date));
        expect(week).toBeLessThanOrEqual(weeksInYear(year));
      }),
    );
  });
  it('counts there and back', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 1439 }), (date, minutes) => {
        const local = `${date}T${timeOfMinutes(minutes)}`;
        expect(minutesOfDay(timeOfMinutes(minutes))).toBe(minutes);
        expect(fromMinutes(minutesOf(local))).toBe(local);
        expect(fromDayNumber(dayNumber(date))).toBe(date);
        expect(fromEpoch(epochOf(date))).toBe(date);
      }),
    );
  });
});

describe('edges', () => {
  it('clamps to the end of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
  });
  it('crosses midnight and the year', () => expect(addMinutes('2026-12-31T23:30', 60)).toBe('2027-01-01T00:30'));
  it('puts New Year into the right ISO year', () => {
    expect(isoWeek('2027-01-01')).toEqual({ year: 2026, week: 53 });
    expect(isoWeek('2024-12-30')).toEqual({ year: 2025, week: 1 });
  });
  it('finds quarters', () => {
    expect(quarterOf('2026-11-28')).toBe(4);
    expect(startOfQuarter('2026-06-30')).toBe('2026-04-01');
  });
});
