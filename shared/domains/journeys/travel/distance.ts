import * as z from 'zod';
import { distanceKm, type GeoPoint, roadMinutes } from '#shared/kernel/geo/geo.ts';

/** How far it is: by road as Google measured it, else as the crow flies with what the road may add. */
export const Distance = z.object({
  /** Metres. */
  distance: z.int(),
  /** The way by car; left out if it is not drivable. */
  minutes: z.int().optional(),
  measured: z.boolean(),
  /** The road, as Google encodes it. */
  polyline: z.string().optional(),
});
export type Distance = z.infer<typeof Distance>;

/** As the crow flies; further than a day's drive one takes a plane. */
export const LONGEST_DRIVE_KM = 1_000;

/** As the crow flies, with the time a road of that length would take. */
export function crowDistance(from: GeoPoint, to: GeoPoint): Distance {
  const km = distanceKm(from, to);
  const distance = Math.round(km * 1000);
  if (km > LONGEST_DRIVE_KM) return { distance, measured: false };
  return { distance, minutes: roadMinutes(km), measured: false };
}
