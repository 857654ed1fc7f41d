import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { travelOf } from '../link.ts';

export const handler = endpoint(showTravelContract.routes.count, async ({ body, ctx }) => ({
  count: (await travelOf(ctx, body.ids)).length,
}));
