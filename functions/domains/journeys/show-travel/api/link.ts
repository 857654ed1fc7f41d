import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { linkTravel } from '../link.ts';

export const handler = endpoint(showTravelContract.routes.link, async ({ params, body, ctx }) => {
  await linkTravel(ctx, { ...params, ...body });
  return done;
});
