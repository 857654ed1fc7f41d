import * as z from 'zod';

/** About ten centimetres; also keeps values in the range of a database number. */
const MICRO = 1_000_000;
const angle = (max: number) =>
  z
    .number()
    .min(-max)
    .max(max)
    .overwrite((value) => Math.round(value * MICRO) / MICRO);
export const Latitude = angle(90);
export const Longitude = angle(180);
export const GeoPoint = z.object({ lat: Latitude, lng: Longitude });
export type GeoPoint = z.infer<typeof GeoPoint>;
/** The first is the usual one. */
export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];
export type BoundingBox = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** Mean radius of the earth (IUGG). */
const EARTH_KM = 6371.0088;
const KM_PER_MILE = 1.609344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (rad: number): number => (rad * 180) / Math.PI;
const wrap = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

/** Great-circle distance (haversine), within 0.5 % of the road-free truth. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)];
  const h =
    Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const kmToMiles = (km: number): number => km / KM_PER_MILE;
export const milesToKm = (miles: number): number => miles * KM_PER_MILE;
export const distanceMiles = (a: GeoPoint, b: GeoPoint): number => kmToMiles(distanceKm(a, b));

/** A road is longer than the great circle by about this much (commonly measured: 1.2 to 1.4). */
const ROAD_DETOUR = 1.3;
/** km/h of a van with its stops, over motorways and towns. */
const ROAD_SPEED = 75;
/** By road between two places that lie so far apart as the crow flies: an estimate. */
export const roadMinutes = (km: number): number => Math.round(((km * ROAD_DETOUR) / ROAD_SPEED) * 60);

/** Box around a circle; `west` > `east` when it crosses the date line, all longitudes when it holds a pole. */
export function boundingBox(center: GeoPoint, radiusKm: number): BoundingBox {
  const angle = radiusKm / EARTH_KM;
  const south = center.lat - degrees(angle);
  const north = center.lat + degrees(angle);
  if (south <= -90 || north >= 90)
    return { south: Math.max(-90, south), west: -180, north: Math.min(90, north), east: 180 };
  const span = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(center.lat))));
  return { south, west: wrap(center.lng - span), north, east: wrap(center.lng + span) };
}

export function isInternal(box: BoundingBox, point: GeoPoint): boolean {
  if (point.lat < box.south || point.lat > box.north) return false;
  return box.west <= box.east
    ? point.lng >= box.west && point.lng <= box.east
    : point.lng >= box.west || point.lng <= box.east;
}
