import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { linkShows, productionSeen, runSeen } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.linkShows, async ({ params, body, ctx }) => {
  const production = await productionSeen(ctx, params.id);
  await linkShows(ctx, production, body.showIds);
  return runSeen(ctx, production);
});
