import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { knownStations } from '../stations.ts';

export const handler = endpoint(trainContract.routes.station, async ({ query, ctx }) => ({
  rows: await knownStations(ctx, query.keyword),
}));
