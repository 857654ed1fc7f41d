import { rowsSeen } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionMapping, productionStore } from '../store.ts';

export const handler = endpoint(
  productionContract.routes.list,
  rowsSeen('production', listRecords(productionStore, productionMapping, artistAccess.linked)),
);
