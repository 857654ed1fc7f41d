import { expect, it } from 'vitest';
import { stopsOf } from './journey-stops.ts';

const ams = { name: 'Amsterdam', point: { lat: 52.3, lng: 4.76 } };
const lhr = { name: 'London', point: { lat: 51.47, lng: -0.45 } };

it('there and back are two places, not three', () => {
  const stops = stopsOf([
    { from: ams, to: lhr },
    { from: lhr, to: ams },
  ]);
  expect(stops.map(({ letter, label }) => `${letter} ${label}`)).toEqual(['A Amsterdam', 'B London']);
});

it('a place nobody knows on the map has no letter', () => {
  const stops = stopsOf([
    { from: ams, to: { name: 'Somewhere' } },
    { from: { name: 'Somewhere' }, to: lhr },
  ]);
  expect(stops.map(({ letter, label }) => `${letter} ${label}`)).toEqual(['A Amsterdam', 'B London']);
});
