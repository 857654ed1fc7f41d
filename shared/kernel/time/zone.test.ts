import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { fromMinutes, minutesOf } from './date.ts';
import { afterGap, instantOf, isZone, offsetAt, TimeZone, toInstant, toLocal } from './zone.ts';

const ZONES = [
  ...['Europe/Amsterdam', 'Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'],
  ...['Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Apia', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
];
/** Summer time starts and ends in or near these, in one zone or another. */
const CHANGES = [
  ...['2026-03-08T02:00', '2026-03-29T02:00', '2026-10-25T02:00', '2026-11-01T01:30', '2027-04-04T02:00'],
  ...['2026-04-05T02:30', '2026-09-27T02:30', '2011-12-30T12:00', '1995-01-01T12:00'],
];

const zones = fc.constantFrom(...ZONES);
const nearChange = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -400, max: 400 }))
  .map(([change, shift]) => fromMinutes(minutesOf(change) + shift));
const anyTime = fc.integer({ min: minutesOf('1972-01-01T00:00'), max: minutesOf('2037-12-31T00:00') }).map(fromMinutes);
const times = fc.oneof(nearChange, anyTime);

function byTemporal(local: string, zone: string, disambiguation: 'earlier' | 'later' | 'reject'): string | undefined {
  try {
    const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation });
    return new Date(zoned.epochMilliseconds).toISOString();
  } catch {
    return undefined;
  }
}

describe('toInstant', () => {
  it('agrees with Temporal in gaps, in overlaps and elsewhere', () => {
    fc.assert(
      fc.property(times, zones, fc.constantFrom('earlier' as const, 'later' as const), (local, zone, overlap) => {
        const ours = toInstant(local, zone, overlap);
        const strict = byTemporal(local, zone, 'reject');
        if (!ours.ok) {
          expect(strict).toBeUndefined();
          expect(toLocal(byTemporal(local, zone, 'later') ?? '', zone)).not.toBe(local);
          return;
        }
        expect(ours.instant).toBe(byTemporal(local, zone, overlap));
        expect(ours.ambiguous).toBe(strict === undefined);
        expect(toLocal(ours.instant, zone)).toBe(local);
      }),
      { numRuns: 1000 },
    );
  });
  it('says that a skipped hour does not exist, and offers the time after it', () => {
    expect(toInstant('2026-03-29T02:30', 'Europe/Amsterdam')).toEqual({ ok: false, reason: 'gap' });
    expect(toInstant('2026-03-29T01:30', 'Europe/Lisbon')).toEqual({ ok: false, reason: 'gap' });
    expect(afterGap('2026-03-29T02:30', 'Europe/Amsterdam')).toBe('2026-03-29T03:30');
    expect(afterGap('2026-03-30T02:30', 'Europe/Amsterdam')).toBe('2026-03-30T02:30');
  });
  it('sees the change where the clock is more than half a day ahead', () => {
    const chosen = toInstant('2026-04-05T02:30', 'Pacific/Auckland');
    expect(chosen).toEqual({ ok: true, instant: '2026-04-04T13:30:00.000Z', ambiguous: true });
    expect(afterGap('2026-09-27T02:30', 'Pacific/Auckland')).toBe('2026-09-27T03:30');
    expect(toInstant('2026-04-05T02:00', 'Pacific/Chatham').ok).toBe(true);
  });
  it('lets the caller choose in the doubled hour', () => {
    const chosen = (overlap: 'earlier' | 'later') => toInstant('2026-10-25T02:30', 'Europe/Amsterdam', overlap);
    expect(chosen('earlier')).toEqual({ ok: true, instant: '2026-10-25T00:30:00.000Z', ambiguous: true });
    expect(chosen('later')).toEqual({ ok: true, instant: '2026-10-25T01:30:00.000Z', ambiguous: true });
  });
});

describe('a place and its reader', () => {
  it('read the same moment by their own clocks, also in hours that come twice or not at all', () => {
    fc.assert(
      fc.property(times, zones, zones, (local, venue, reader) => {
        const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(venue, { disambiguation: 'compatible' });
        const ours = instantOf(local, venue);
        expect(Date.parse(ours)).toBe(moment.epochMilliseconds);
        const there = moment.withTimeZone(reader).toPlainDateTime().toString({ smallestUnit: 'minute' });
        expect(toLocal(ours, reader)).toBe(there);
      }),
      { numRuns: 500 },
    );
  });
  it('count real hours over a change of the clock', () => {
    fc.assert(
      fc.property(nearChange, fc.integer({ min: 0, max: 2880 }), zones, (start, minutes, zone) => {
        const end = fromMinutes(minutesOf(start) + minutes);
        const [from, to] = [start, end].map((local) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone));
        const lasts = (Date.parse(instantOf(end, zone)) - Date.parse(instantOf(start, zone))) / 60_000;
        expect(lasts).toBe(from && to && from.until(to).total('minutes'));
      }),
      { numRuns: 500 },
    );
  });
});

describe('offsets and zones', () => {
  it('knows summer, winter and half hours', () => {
    expect(offsetAt(Date.UTC(2026, 6, 1), 'Europe/Amsterdam')).toBe(120);
    expect(offsetAt(Date.UTC(2026, 11, 1), 'America/New_York')).toBe(-300);
    expect(offsetAt(Date.UTC(2026, 11, 1), 'Asia/Kolkata')).toBe(330);
  });
  it('refuses what is no place', () => {
    expect(isZone('Europe/Nowhere')).toBe(false);
    expect(TimeZone.safeParse('+02:00').success).toBe(false);
    expect(TimeZone.safeParse('Europe/Amsterdam').success).toBe(true);
  });
});
