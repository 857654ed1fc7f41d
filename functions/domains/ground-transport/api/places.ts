import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { ownPlaces } from '../places.ts';

export const handler = endpoint(groundTransportContract.routes.places, async ({ query, ctx }) => ({
  rows: await ownPlaces(ctx, query.keyword),
}));
