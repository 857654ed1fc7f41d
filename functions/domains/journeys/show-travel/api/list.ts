import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { travelOf } from '../link.ts';

export const handler = endpoint(showTravelContract.routes.list, async ({ params, ctx }) => ({
  rows: await travelOf(ctx, [params.id]),
}));
