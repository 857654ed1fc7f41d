import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { unlinkTravel } from '../link.ts';

export const handler = endpoint(showTravelContract.routes.unlink, async ({ params, body, ctx }) => {
  await unlinkTravel(ctx, { ...params, ...body });
  return done;
});
