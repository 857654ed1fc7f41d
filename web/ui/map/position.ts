import type { GeoPoint } from '#shared/kernel/geo/geo.ts';

/** About a metre. */
const DIGITS = 5;
/** `52.3622, 4.8839`, as maps copy it. */
const POSITION = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

export const positionText = ({ lat, lng }: GeoPoint): string => `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;

export function positionOf(text: string): GeoPoint | undefined {
  const [, lat, lng] = POSITION.exec(text)?.map(Number) ?? [];
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng };
}
