import { boundingBox, type GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { Filter } from './types.ts';

/** Columns of a list that is searched around a place. */
export const PLACE_COLUMNS = { lat: 'u16', lng: 'u16' } as const;

/** Hundredths of a degree from the south pole or the date line: about a kilometre. */
const centi = (angle: number, half: number) => Math.round((angle + half) * 100);

export const placeCells = ({ lat, lng }: GeoPoint) => ({ lat: centi(lat, 90), lng: centi(lng, 180) });

const within = (column: keyof typeof PLACE_COLUMNS, min: number, max: number, half: number): Filter => ({
  column,
  min: centi(min, half) - 1,
  max: centi(max, half) + 1,
});

/** A box around the place holds some more than the circle. Over the date line, all of its latitudes. */
export function aroundPlace(center: GeoPoint, radiusKm: number): Filter[] {
  const { south, west, north, east } = boundingBox(center, radiusKm);
  return [within('lat', south, north, 90), ...(west <= east ? [within('lng', west, east, 180)] : [])];
}
