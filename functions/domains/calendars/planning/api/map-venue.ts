import { airportsAround } from '#functions/domains/reference/airport/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { crowDistance } from '#shared/domains/journeys/travel/distance.ts';
import { AIRPORT_RADIUS_MAX, nearby } from '#shared/domains/relations/company/nearby.ts';
import { waysTo } from '../map-drive.ts';
import { venueOnMap } from '../map-venue.ts';

export const handler = endpoint(planningContract.routes.mapVenue, async ({ body, ctx }) => {
  const venue = await venueOnMap(ctx, body.venueId);
  const { point } = venue;
  if (!point) return { venue, airports: [] };
  const airports = nearby(point, body.radius, await airportsAround(ctx, point, AIRPORT_RADIUS_MAX / 1000));
  const ways = await waysTo(
    point,
    airports.map((airport) => airport.point),
  );
  return { venue, airports: airports.map((one, i) => ({ ...one, way: ways[i] ?? crowDistance(point, one.point) })) };
});
