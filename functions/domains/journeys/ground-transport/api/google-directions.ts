import { ownPoint } from '#functions/domains/journeys/travel/public/places.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { directionsBetween } from '../directions.ts';

export const handler = endpoint(groundTransportContract.routes.googleDirections, async ({ query, ctx }) => {
  const { startPlaceId, endPlaceId, startGeo, endGeo } = query;
  const [start, end] = await Promise.all([
    ownPoint(ctx, startPlaceId, 'startPlaceId'),
    ownPoint(ctx, endPlaceId, 'endPlaceId'),
  ]);
  return directionsBetween(
    { placeId: startPlaceId, point: start ?? startGeo },
    { placeId: endPlaceId, point: end ?? endGeo },
  );
});
