import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { clashesOf } from '../clashes.ts';

export const handler = endpoint(showTravelContract.routes.clashes, async ({ body, ctx }) => ({
  rows: await clashesOf(ctx, body),
}));
