import { distanceKm, type GeoPoint } from '#shared/kernel/geo/geo.ts';

/** Shorter lines look straight on any map. */
const STRAIGHT_KM = 200;
const STEP_KM = 100;
const EARTH_KM = 6371.0088;

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const deg = (radians: number) => (radians * 180) / Math.PI;
const vector = ({ lat, lng }: GeoPoint) => [
  Math.cos(rad(lat)) * Math.cos(rad(lng)),
  Math.cos(rad(lat)) * Math.sin(rad(lng)),
  Math.sin(rad(lat)),
];

/** A longitude as its line goes on from the one before: past 180 where that is nearer. */
const near = (last: number, lng: number) => lng + 360 * Math.round((last - lng) / 360);

/** The shortest way over the globe as points; beyond the date line longitudes go on past 180, so that the line is not cut. */
export function greatCircle(from: GeoPoint, to: GeoPoint): GeoPoint[] {
  const km = distanceKm(from, to);
  const angle = km / EARTH_KM;
  if (km < STRAIGHT_KM || Math.sin(angle) < 1e-9) return [from, { ...to, lng: near(from.lng, to.lng) }];
  const [a, b] = [vector(from), vector(to)];
  const steps = Math.ceil(km / STEP_KM);
  let last = from.lng;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [p, q] = [Math.sin((1 - i / steps) * angle), Math.sin((i / steps) * angle)];
    const [x = 0, y = 0, z = 0] = a.map((value, axis) => (p * value + q * (b[axis] ?? 0)) / Math.sin(angle));
    last = near(last, deg(Math.atan2(y, x)));
    return { lat: deg(Math.atan2(z, Math.hypot(x, y))), lng: last };
  });
}
