import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceKm } from '#shared/kernel/geo/geo.ts';
import { clustersOf } from './cluster.ts';
import { greatCircle } from './great-circle.ts';
import { letterOf } from './model.ts';
import { positionOf, positionText } from './position.ts';

it('goes on after Z', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
});

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

it('a great circle leads from one end to the other and is as long as their distance', () => {
  const isles = { from: { lat: -16.9, lng: 179.9 }, to: { lat: -16.8, lng: -179.9 } };
  expect(greatCircle(isles.from, isles.to).at(-1)?.lng).toBeCloseTo(180.1);
  fc.assert(
    fc.property(point, point, (from, to) => {
      const way = greatCircle(from, to);
      const length = way.slice(1).reduce((sum, next, i) => sum + distanceKm(way[i] ?? next, next), 0);
      expect(length).toBeCloseTo(distanceKm(from, to), 1);
      expect(distanceKm(way.at(-1) ?? from, to)).toBeLessThan(0.1);
      for (const [i, next] of way.slice(1).entries()) expect(Math.abs(next.lng - (way[i]?.lng ?? 0))).toBeLessThan(181);
    }),
  );
});

it('every pin stands in one cluster, the chosen one alone', () => {
  const pins = fc
    .array(point, { minLength: 1 })
    .map((points) => points.map((at, i) => ({ id: `p${i}`, label: `Pin ${i}`, point: at })));
  fc.assert(
    fc.property(pins, (all) => {
      const clusters = clustersOf(all, ({ point: { lat, lng } }) => ({ x: lng, y: lat }), 'p0');
      expect(clusters.flatMap((cluster) => cluster.pins.map(({ id }) => id)).sort()).toEqual(
        all.map(({ id }) => id).sort(),
      );
      expect(clusters.find((cluster) => cluster.pins.some(({ id }) => id === 'p0'))?.pins).toHaveLength(1);
    }),
  );
});

it('reads a position as maps write it, and writes it so that it reads it again', () => {
  expect(positionOf(' 52.3622, 4.8839 ')).toEqual({ lat: 52.3622, lng: 4.8839 });
  expect(positionOf('-33.86 151.2')).toEqual({ lat: -33.86, lng: 151.2 });
  for (const wrong of ['', '52.3', '91, 4', '52, 181', '52,36220, 4,88390', 'north']) {
    expect(positionOf(wrong)).toBeUndefined();
  }
  fc.assert(
    fc.property(point, (at) => {
      const again = positionOf(positionText(at));
      expect(again?.lat).toBeCloseTo(at.lat, 4);
      expect(again?.lng).toBeCloseTo(at.lng, 4);
    }),
  );
});
