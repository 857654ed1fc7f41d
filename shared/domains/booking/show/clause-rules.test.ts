import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundingBox } from '#shared/kernel/geo/geo.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { breaks, inUnit, radiusIn } from './clause-rules.ts';

const clause = { radius: 150, unit: 'km' as const, daysBefore: 30, daysAfter: 10 };
const amsterdam = { lat: 52.3676, lng: 4.9041 };
const show = (day: string, place?: object) => ({
  start: `${day}T20:00`,
  end: `${day}T23:00`,
  isNight: false,
  place,
});
const holder = show('2027-05-21', amsterdam);

test('a clause reaches from its first day to its last, both included', () => {
  const on = (days: number) => breaks(clause, holder, show(addDays('2027-05-21', days), amsterdam));
  expect([-31, -30, 0, 10, 11].map(on)).toEqual([false, true, true, true, false]);
});

test('its radius is exact, in km and in miles', () => {
  const antwerp = { lat: 51.2194, lng: 4.4025 };
  const cologne = { lat: 50.9375, lng: 6.9603 };
  expect(breaks(clause, holder, show('2027-05-20', antwerp))).toBe(true);
  expect(breaks(clause, holder, show('2027-05-20', cologne))).toBe(false);
  expect(breaks({ ...clause, unit: 'mi' }, holder, show('2027-05-20', cologne))).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2000 }), (radius) => {
      const edge = { lat: boundingBox(amsterdam, radius).north, lng: amsterdam.lng };
      expect(breaks({ ...clause, radius: radius + 1 }, holder, show('2027-05-20', edge))).toBe(true);
      expect(breaks({ ...clause, radius: radius - 1 }, holder, show('2027-05-20', edge))).toBe(false);
    }),
  );
});

test('where a place is not known nothing is claimed, but one house is one place', () => {
  expect(breaks(clause, holder, show('2027-05-20'))).toBe(false);
  const house = { venueId: 'v' };
  expect(breaks(clause, show('2027-05-21', house), show('2027-05-20', house))).toBe(true);
});

test('a reader sees the own unit, as a whole number', () => {
  expect(radiusIn({ radius: 100, unit: 'mi' }, 'km')).toBe(161);
  expect(radiusIn({ radius: 161, unit: 'km' }, 'mi')).toBe(100);
  expect(radiusIn(clause, 'km')).toBe(150);
  expect([inUnit(16.1, 'km'), inUnit(16.1, 'mi')]).toEqual([16, 10]);
});
