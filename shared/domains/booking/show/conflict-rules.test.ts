import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf } from '#shared/kernel/time/date.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { conflictKind, gapMinutes, reasonsOf, type Stay, travelMinutes } from './conflict-rules.ts';

const amsterdam = { lat: 52.3676, lng: 4.9041 };
const berlin = { lat: 52.52, lng: 13.405 };
const stay = (start: string, end: string, more: Partial<Stay> = {}): Stay => ({
  start,
  end,
  isNight: false,
  isAllDay: false,
  zone: 'Europe/Amsterdam',
  place: amsterdam,
  ...more,
});
const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'Europe/London'];

describe('times of two shows', () => {
  test('are compared as instants, each by its own clock', () => {
    const tokyo = stay('2027-05-21T20:00', '2027-05-21T22:00', { zone: 'Asia/Tokyo' });
    expect(gapMinutes(tokyo, stay('2027-05-21T20:00', '2027-05-21T22:00'))).toBe(300);
    expect(conflictKind(tokyo, stay('2027-05-21T13:30', '2027-05-21T14:30'))).toBe('overlap');
  });

  test('a show until midnight leaves the next evening alone', () => {
    const late = stay('2026-11-20T20:00', '2026-11-21T00:00', {
      exclusivity: { radius: 50, unit: 'km', daysBefore: 0, daysAfter: 0 },
    });
    expect(reasonsOf(late, stay('2026-11-21T20:00', '2026-11-21T22:00')).kinds).toEqual([]);
  });

  test('over every change of the clocks the gap is what really passes, the same from both sides', () => {
    const from = minutesOf('2026-01-01T00:00');
    const moment = fc.integer({ min: from, max: from + 3 * 366 * 1440 });
    const zone = fc.constantFrom(...ZONES);
    const iso = (minutes: number) => new Date(minutes * 60_000).toISOString();
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 30, max: 600 }),
        fc.integer({ min: -900, max: 900 }),
        zone,
        zone,
        (at, length, gap, x, y) => {
          const show = (begin: number, place: string) =>
            stay(toLocal(iso(begin), place), toLocal(iso(begin + length), place), { zone: place });
          const [a, b] = [show(at, x), show(at + length + gap, y)];
          fc.pre([a, b].every(({ start, end, zone: z }) => isOnce(start, z) && isOnce(end, z)));
          expect(gapMinutes(a, b)).toBe(gap < -length ? -gap - 2 * length : gap);
          expect(gapMinutes(b, a)).toBe(gapMinutes(a, b));
          expect(conflictKind(a, b) === 'overlap').toBe(gapMinutes(a, b) < 0);
        },
      ),
    );
  });

  test('that do not exist in spring are as late as the clock that jumped, and end no earlier than they start', () => {
    const skipped = stay('2027-03-28T02:30', '2027-03-28T03:10');
    expect(gapMinutes(skipped, stay('2027-03-28T03:30', '2027-03-28T04:00'))).toBe(0);
  });
});

/** Hours that come twice in autumn have two answers. */
function isOnce(local: string, zone: string): boolean {
  const shifted = (minutes: number) =>
    toLocal(new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString(), zone);
  const seen = new Set(Array.from({ length: 27 * 4 }, (_, i) => (i - 54) * 15).filter((m) => shifted(m) === local));
  return seen.size === 1;
}

describe('the way between two shows', () => {
  test('takes hours by road, a flight when that is faster, nothing inside one house', () => {
    expect(travelMinutes(0.4)).toBe(0);
    expect(travelMinutes(100)).toBe(104);
    expect(travelMinutes(6000)).toBe(720);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (km, more) => {
          expect(travelMinutes(km + more)).toBeGreaterThanOrEqual(travelMinutes(km));
        },
      ),
    );
  });

  test('is a conflict when there is less time than it takes', () => {
    const evening = stay('2027-05-21T20:00', '2027-05-21T22:00');
    const abroad = (start: string, end: string, more = {}) =>
      reasonsOf(evening, stay(start, end, { zone: 'Europe/Berlin', place: berlin, ...more }));
    expect(abroad('2027-05-21T12:00', '2027-05-21T16:00').kinds).toEqual(['travelTime', 'sameDay']);
    expect(abroad('2027-05-22T02:00', '2027-05-22T03:00')).toMatchObject({
      kinds: ['travelTime'],
      travel: { gap: 240 },
    });
    expect(abroad('2027-05-22T12:00', '2027-05-22T13:00').kinds).toEqual([]);
    expect(abroad('2027-05-22T00:00', '2027-05-22T23:59', { isAllDay: true }).kinds).toEqual([]);
    expect(abroad('2027-05-22T02:00', '2027-05-22T03:00', { place: undefined }).kinds).toEqual([]);
  });
});

test('a clause speaks in both directions and says whose it is', () => {
  const exclusivity = { radius: 50, unit: 'km' as const, daysBefore: 7, daysAfter: 0 };
  const holder = stay('2027-05-21T20:00', '2027-05-21T22:00', { exclusivity });
  const near = stay('2027-05-17T20:00', '2027-05-17T22:00');
  expect(reasonsOf(holder, near)).toMatchObject({ kinds: ['exclusivity'], distanceKm: 0, clause: { isOwn: true } });
  expect(reasonsOf(near, holder)).toMatchObject({ kinds: ['exclusivity'], clause: { isOwn: false } });
  expect(reasonsOf(near, { ...holder, exclusivity: undefined }).kinds).toEqual([]);
});
