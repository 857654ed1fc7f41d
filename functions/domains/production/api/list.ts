import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionMapping, productionStore } from '../store.ts';

export const handler = endpoint(
  productionContract.routes.list,
  listRecords(productionStore, productionMapping, artistAccess.linked),
);
