import { travelMinutes } from '#shared/domains/booking/show/conflict-rules.ts';
import { distanceKm, type GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { Stretch } from './clashes.ts';
import { momentsOf } from './clocks.ts';

/** A journey as a whole, in the numbers that a list stores: minutes since 1970 and packed points; 0 is unknown. */
export interface Outline {
  readonly from: number;
  readonly until: number;
  readonly fromPoint: number;
  readonly untilPoint: number;
}

/**
 * The margin in minutes for a journey with a stretch without a zone. That stretch may be 14 hours earlier or later, and
 * the last of several is not known. So the journey counts as under way for the longest way on earth.
 */
const UNZONED_MINUTES = (14 + 32) * 60;
/** The packed units per degree. One unit is a thousandth of a degree, about 110 m. */
const SCALE = 1000;
const ROW = 1_000_000;
/** The largest error of a packed point, in kilometres. */
const BLUR_KM = 0.2;

export const packPoint = ({ lat, lng }: GeoPoint): number =>
  Math.round((lat + 90) * SCALE) * ROW + Math.round((lng + 180) * SCALE) + 1;
export const unpackPoint = (packed: number): GeoPoint | undefined =>
  packed === 0 ? undefined : { lat: Math.floor(packed / ROW) / SCALE - 90, lng: ((packed % ROW) - 1) / SCALE - 180 };

const packed = (point: GeoPoint | undefined): number => (point ? packPoint(point) : 0);

/** Computes the outline from the first departure to the last arrival. */
export function outlineOf(stretches: readonly Stretch[]): Outline {
  const zoneOf = ({ zone, endZone }: Stretch) => zone ?? endZone;
  const zone = stretches.map(zoneOf).find(Boolean);
  const slack = stretches.every(zoneOf) ? 0 : UNZONED_MINUTES;
  // By moments: across zones the first on the clock need not be the first to leave.
  const all = stretches
    .map((stretch) => ({ stretch, ...momentsOf(stretch, zone ?? 'UTC') }))
    .toSorted((a, b) => a.from - b.from);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return { from: 0, until: 0, fromPoint: 0, untilPoint: 0 };
  return {
    from: first.from - slack,
    until: Math.max(...all.map(({ to }) => to)) + slack,
    fromPoint: packed(first.stretch.from),
    untilPoint: packed(last.stretch.to),
  };
}

/** Whether two journeys may clash. For certainty, check the remaining pairs with `firstClash`. */
export function mayClash(a: Outline, b: Outline): boolean {
  if (a.until === 0 || b.until === 0) return false;
  if (a.from < b.until && b.from < a.until) return true;
  const [first, next] = a.until <= b.from ? [a, b] : [b, a];
  const [left, entered] = [unpackPoint(first.untilPoint), unpackPoint(next.fromPoint)];
  return left && entered ? next.from - first.until < travelMinutes(distanceKm(left, entered) + BLUR_KM) : false;
}
