import { distanceKm, type GeoPoint } from '#shared/kernel/geo/geo.ts';

/** The radiuses in metres: the most, and the default (spec section 9). */
export const AIRPORT_RADIUS_MAX = 300_000;
export const AIRPORT_RADIUS = 60_000;
const BEYOND_NEAREST = 1_000;

export type Near<T> = T & { readonly distance: number };

/** Finds the places within the radius, nearest first. If there are none, the radius grows to just past the nearest. */
export function nearby<T extends { readonly point: GeoPoint }>(
  center: GeoPoint,
  radius: number,
  places: readonly T[],
): Near<T>[] {
  const measured = places
    .map((place) => ({ ...place, distance: Math.round(distanceKm(center, place.point) * 1000) }))
    .sort((a, b) => a.distance - b.distance);
  const nearest = measured[0]?.distance ?? Number.POSITIVE_INFINITY;
  const reach = Math.min(AIRPORT_RADIUS_MAX, nearest > radius ? nearest + BEYOND_NEAREST : radius);
  return measured.filter(({ distance }) => distance <= reach);
}
