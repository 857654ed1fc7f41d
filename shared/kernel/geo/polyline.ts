import type { GeoPoint } from './geo.ts';

/** Five decimals, as Google's roads use. */
const ROADS = 100_000;

/** Google's encoded polyline: each number as the difference from the last, in groups of five bits from the lowest on. */
export function decodePolyline(encoded: string, scale = ROADS): GeoPoint[] {
  const points: GeoPoint[] = [];
  let [at, lat, lng] = [0, 0, 0];
  const next = (): number => {
    let [value, shift, bits] = [0, 0, 0x20];
    while (bits >= 0x20 && at < encoded.length) {
      bits = encoded.charCodeAt(at++) - 63;
      value |= (bits & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < encoded.length) {
    lat += next();
    lng += next();
    points.push({ lat: lat / scale, lng: lng / scale });
  }
  return points;
}
