import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { openRecord } from '#functions/platform/recent.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { checkAccess, shownProduction } from '../access.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.get, async ({ params, ctx }) =>
  shownProduction(ctx, checkAccess(ctx, await openRecord(ctx, productionStore, params.id))),
);
