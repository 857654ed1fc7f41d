import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { runOf } from '#shared/domains/production/run.ts';
import { productionSeen, showsSeen } from '../shows-store.ts';

export const handler = endpoint(productionContract.routes.run, async ({ params, ctx }) => {
  const production = await productionSeen(ctx, params.id);
  return runOf(production, await showsSeen(ctx, production));
});
