import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundingBox, distanceKm, distanceMiles, isInternal, kmToMiles, milesToKm } from './geo.ts';

const amsterdam = { lat: 52.3676, lng: 4.9041 };
const lisbon = { lat: 38.7223, lng: -9.1393 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const points = fc.record({ lat: number(-90, 90), lng: number(-180, 180) });

describe('distance', () => {
  it('knows Amsterdam to Lisbon', () => {
    expect(distanceKm(amsterdam, lisbon)).toBeCloseTo(1864, -1);
    expect(distanceMiles(amsterdam, lisbon)).toBeCloseTo(1158, -1);
    expect(kmToMiles(milesToKm(26.2))).toBeCloseTo(26.2);
  });
  it('is a metric on the sphere', () => {
    fc.assert(
      fc.property(points, points, points, (a, b, c) => {
        expect(distanceKm(a, a)).toBeCloseTo(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a));
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

it('the box holds every point of the circle, over poles and date line too', () => {
  fc.assert(
    fc.property(points, points, number(1, 3000), (center, other, radius) => {
      fc.pre(distanceKm(center, other) < radius * 0.999);
      expect(isInternal(boundingBox(center, radius), other)).toBe(true);
    }),
    { numRuns: 200, maxSkipsPerRun: 1000 },
  );
  expect(isInternal(boundingBox(amsterdam, 300), { lat: 50.85, lng: 4.35 })).toBe(true);
  expect(isInternal(boundingBox(amsterdam, 300), lisbon)).toBe(false);
  expect(isInternal(boundingBox({ lat: -17.7, lng: 179.5 }, 200), { lat: -17.7, lng: -179.5 })).toBe(true);
});
