import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { crowDistance, LONGEST_DRIVE_KM } from '#shared/domains/journeys/travel/distance.ts';
import { distanceKm } from '#shared/kernel/geo/geo.ts';
import { inRouteOrder, pairsOf } from './map-rules.ts';

const point = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const stop = fc.record({
  showId: fc.uuid(),
  artistId: fc.constantFrom('a', 'b', 'c'),
  startAt: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString()),
});
const ARTISTS = ['b', 'a', 'c'];

it('is as far there as back, and says a time where one would drive', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const there = crowDistance(from, to);
      expect(Math.abs(there.distance - crowDistance(to, from).distance)).toBeLessThanOrEqual(1);
      expect(there.minutes === undefined).toBe(distanceKm(from, to) > LONGEST_DRIVE_KM);
    }),
  );
  const [amsterdam, berlin] = [
    { lat: 52.37, lng: 4.9 },
    { lat: 52.52, lng: 13.4 },
  ];
  expect(crowDistance(amsterdam, berlin)).toEqual({
    distance: expect.closeTo(577_000, -4),
    minutes: 599,
    measured: false,
  });
});

it('puts the shows of each artist one after the other in time, and loses none', () => {
  fc.assert(
    fc.property(fc.array(stop), (stops) => {
      const route = inRouteOrder(stops, ARTISTS);
      expect(route).toHaveLength(stops.length);
      expect(new Set(route)).toEqual(new Set(stops));
      const ranks = route.map(({ artistId }) => ARTISTS.indexOf(artistId));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      for (const [from, to] of pairsOf(route)) {
        expect(from.artistId).toBe(to.artistId);
        expect(from.startAt <= to.startAt).toBe(true);
      }
    }),
  );
});

it('has one leg less than stops for each artist', () => {
  fc.assert(
    fc.property(fc.array(stop), (stops) => {
      const artists = new Set(stops.map(({ artistId }) => artistId));
      expect(pairsOf(inRouteOrder(stops, ARTISTS))).toHaveLength(stops.length - artists.size);
    }),
  );
});
