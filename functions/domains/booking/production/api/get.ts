import { openRecord } from '#functions/platform/data/recent.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { checkAccess, shownProduction } from '../access.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.get, ({ params, ctx }) =>
  shownProduction(
    ctx,
    openRecord(ctx, productionStore, params.id).then((production) => checkAccess(ctx, production)),
  ),
);
