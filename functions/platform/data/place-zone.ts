import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { isZone } from '#shared/kernel/time/zone.ts';

/** Kilometres: near an airport its zone, which is checked, goes before that of the map, which is coarse along borders. */
const NEAR_AIRPORT_KM = 15;

/** The time zone at a point on earth; undefined where the runtime does not know it. */
export async function zoneAt({ lat, lng }: GeoPoint): Promise<string | undefined> {
  const [{ airportZoneNear }, { default: lookUp }] = await Promise.all([
    import('#shared/data/airports.ts'),
    import('@photostructure/tz-lookup'),
  ]);
  const zone = airportZoneNear({ lat, lng }, NEAR_AIRPORT_KM) ?? lookUp(lat, lng);
  return isZone(zone) ? zone : undefined;
}

/** The same place with its zone, which follows from its point alone. */
export async function zoned<P extends object>(
  place: P,
  point: GeoPoint | undefined,
): Promise<P & { readonly zone?: string }> {
  const zone = point && (await zoneAt(point));
  return zone ? { ...place, zone } : place;
}
