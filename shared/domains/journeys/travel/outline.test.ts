import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceKm } from '#shared/kernel/geo/geo.ts';
import { addMinutes } from '#shared/kernel/time/date.ts';
import { firstClash, type Stretch } from './clashes.ts';
import { mayClash, outlineOf, packPoint, unpackPoint } from './outline.ts';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const stretch: fc.Arbitrary<Stretch> = fc
  .record({
    leaves: fc.integer({ min: 0, max: 2500 }),
    minutes: fc.integer({ min: 1, max: 900 }),
    zone: fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo', undefined),
    from: maybe(point),
    to: maybe(point),
  })
  .map(({ leaves, minutes, zone, from, to }) => {
    const start = addMinutes('2027-01-20T00:00', leaves);
    return { start, end: addMinutes(start, minutes), zone, from, to };
  });
const journey = fc
  .array(stretch, { minLength: 1, maxLength: 3 })
  .map((all) => all.toSorted((a, b) => (a.start < b.start ? -1 : 1)));

it('a point is kept to about a hundred metres', () => {
  fc.assert(
    fc.property(point, (one) => {
      const kept = unpackPoint(packPoint(one));
      expect(kept && distanceKm(one, kept)).toBeLessThan(0.1);
    }),
  );
  expect(unpackPoint(0)).toBeUndefined();
});

it('no clash is missed by the outlines of two journeys', () => {
  fc.assert(
    fc.property(journey, journey, (a, b) => {
      if (firstClash(a, b)) expect(mayClash(outlineOf(a), outlineOf(b))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('journeys far apart in time are no suspects, nor is a record without stretches', () => {
  const one = { start: '2027-01-20T10:00', end: '2027-01-20T11:00', zone: 'Europe/Amsterdam' };
  const later = { ...one, start: '2027-01-20T11:00', end: '2027-01-20T12:00' };
  expect(mayClash(outlineOf([one]), outlineOf([later]))).toBe(false);
  expect(mayClash(outlineOf([one]), outlineOf([{ ...later, start: '2027-01-20T10:59' }]))).toBe(true);
  expect(mayClash(outlineOf([]), outlineOf([one]))).toBe(false);
});
