import { expect, it } from 'vitest';
import { nearby } from './nearby.ts';

/** Degrees north of the place; one is about 111 km. */
const airport = (iata: string, degrees: number) => ({ iata, point: { lat: 50 + degrees, lng: 5 } });
const found = (radius: number, ...places: ReturnType<typeof airport>[]) =>
  nearby({ lat: 50, lng: 5 }, radius, places).map(({ iata }) => iata);

it('takes what lies within the radius, nearest first', () => {
  expect(found(60_000, airport('FAR', 1), airport('TWO', 0.5), airport('ONE', 0.1))).toEqual(['ONE', 'TWO']);
});
it('reaches to the nearest and a kilometre on where nothing is near', () => {
  expect(found(60_000, airport('ONE', 1), airport('TWO', 1.005), airport('FAR', 1.2))).toEqual(['ONE', 'TWO']);
});
it('never reaches beyond 300 km', () => {
  expect(found(60_000, airport('FAR', 3))).toEqual([]);
});
