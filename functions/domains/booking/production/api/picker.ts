import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(
  productionContract.routes.picker,
  pickRecords(productionStore, ({ facets }, ctx) => artistAccess.may(ctx, String(facets?.artists).split(' '))),
);
