import { hasGoogle } from '#functions/platform/google/ask.ts';
import { driveRoute, type Waypoint } from '#functions/platform/google/routes.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { Directions } from '#shared/domains/journeys/ground-transport/directions.ts';
import { crowDistance } from '#shared/domains/journeys/travel/distance.ts';
import { ownPlaceOf } from '#shared/domains/journeys/travel/place-rules.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';

/** A place, and where it lies as far as that is known. */
export interface Spot {
  readonly placeId: string;
  readonly point: GeoPoint | undefined;
}

/** Google knows its own places by their id, and ours by their point. */
const waypointOf = ({ placeId, point }: Spot): Waypoint | undefined => (ownPlaceOf(placeId) ? point : { placeId });

function estimateOf({ point: from }: Spot, { point: to }: Spot): Pick<Directions, 'estimate'> {
  if (!from || !to) return {};
  const { distance, minutes } = crowDistance(from, to);
  return { estimate: { distance, ...(minutes === undefined ? {} : { duration: minutes }) } };
}

/** The way between two places by road; where that cannot be had, why, and how far they lie apart. */
export async function directionsBetween(start: Spot, end: Spot): Promise<Directions> {
  const estimate = estimateOf(start, end);
  if (!hasGoogle()) return { status: 'NOT_CONFIGURED', ...estimate };
  const [from, to] = [waypointOf(start), waypointOf(end)];
  if (!from || !to) return { status: 'ZERO_RESULTS', ...estimate };
  try {
    const road = await driveRoute(from, to);
    if (!road) return { status: 'ZERO_RESULTS', ...estimate };
    const { distance, minutes, polyline } = road;
    return { status: 'OK', distance, duration: minutes, polyline };
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    logger.warn('Google routes', { reason: e.message });
    return { status: 'UNKNOWN_ERROR', ...estimate };
  }
}
