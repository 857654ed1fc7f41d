import { oneSeen, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { createRecord } from '#functions/platform/record/handlers.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { prepareProduction } from '../prepare.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(
  productionContract.routes.create,
  oneSeen('production', createRecord(productionStore, withFree('production', prepareProduction))),
);
