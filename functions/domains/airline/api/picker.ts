import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { airlineStore } from '../store.ts';

export const handler = endpoint(
  airlineContract.routes.picker,
  pickRecords(airlineStore, ({ facets }) => facets?.active === 1),
);
