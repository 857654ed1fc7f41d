import { distanceKm, type GeoPoint, roadMinutes } from '#shared/kernel/geo.ts';
import type { Distance } from './map.ts';

/** As the crow flies; further than a day's drive one takes a plane. */
export const LONGEST_DRIVE_KM = 1_000;

/** As the crow flies, with the time a road of that length would take. */
export function crowDistance(from: GeoPoint, to: GeoPoint): Distance {
  const km = distanceKm(from, to);
  const distance = Math.round(km * 1000);
  if (km > LONGEST_DRIVE_KM) return { distance, measured: false };
  return { distance, minutes: roadMinutes(km), measured: false };
}

interface Placed {
  readonly showId: string;
  readonly artistId: string;
  /** Instant: clocks of different places do not compare. */
  readonly startAt: string;
}

const inOrder = (a: Placed, b: Placed): number =>
  a.artistId.localeCompare(b.artistId) || a.startAt.localeCompare(b.startAt) || a.showId.localeCompare(b.showId);

/** Each artist's shows one after the other, artists in the order given. */
export function inRouteOrder<T extends Placed>(stops: readonly T[], artistIds: readonly string[]): T[] {
  const rank = new Map(artistIds.map((id, i) => [id, i]));
  const rankOf = ({ artistId }: T) => rank.get(artistId) ?? artistIds.length;
  return stops.toSorted((a, b) => rankOf(a) - rankOf(b) || inOrder(a, b));
}

/** From each stop to the artist's next; of stops in the order of the route. */
export const pairsOf = <T extends Placed>(stops: readonly T[]): (readonly [from: T, to: T])[] =>
  stops.slice(1).flatMap((to, i) => {
    const from = stops[i];
    return from?.artistId === to.artistId ? [[from, to] as const] : [];
  });
