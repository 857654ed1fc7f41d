import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { saveBudget } from '../budget.ts';
import { productionSeen } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.saveBudget, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  return saveBudget(ctx, await productionSeen(ctx, params.id), rev, input);
});
