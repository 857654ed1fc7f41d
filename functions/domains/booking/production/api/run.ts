import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { productionSeen, runSeen } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.run, async ({ params, ctx }) => {
  const production = await productionSeen(ctx, params.id);
  return runSeen(ctx, production);
});
