import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/show-travel/contract.ts';
import { travelAreas } from '../areas.ts';
import { travelOf } from '../link.ts';

export const handler = endpoint(showTravelContract.routes.list, async ({ params, ctx }) => ({
  rows: await travelOf(ctx, travelAreas, params.id),
}));
