import { airportStore } from '#functions/domains/reference/airport/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { wayBetween } from '../map-drive.ts';
import { venueOnMap } from '../map-venue.ts';

export const handler = endpoint(planningContract.routes.mapAirport, async ({ body, ctx }) => {
  const [airport, { point }] = await Promise.all([
    airportStore.get(ctx, body.airportId),
    venueOnMap(ctx, body.venueId),
  ]);
  return { airport, way: point && (await wayBetween(airport.point, point)) };
});
