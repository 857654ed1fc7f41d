import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { productionSeen, runSeen, unlinkShows } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.unlinkShows, async ({ params, body, ctx }) => {
  const production = await productionSeen(ctx, params.id);
  await unlinkShows(ctx, production, body.showIds);
  return runSeen(ctx, production);
});
