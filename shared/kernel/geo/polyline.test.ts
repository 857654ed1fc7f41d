import { expect, it } from 'vitest';
import { decodePolyline } from './polyline.ts';

it('reads the example of Google’s own description', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
});

it('ends with what was cut off, and makes nothing of nothing', () => {
  expect(decodePolyline('')).toEqual([]);
  expect(decodePolyline('_p~iF')).toHaveLength(1);
});
