import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { budgetOf } from '../budget.ts';
import { productionSeen } from '../public/shows-store.ts';

export const handler = endpoint(productionContract.routes.budget, async ({ params, ctx }) =>
  budgetOf(ctx, await productionSeen(ctx, params.id)),
);
