import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { placesOf } from '../places.ts';

export const handler = endpoint(showTravelContract.routes.places, async ({ params, ctx }) => ({
  rows: await placesOf(ctx, params.id),
}));
