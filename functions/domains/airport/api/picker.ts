import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { airportStore } from '../store.ts';

export const handler = endpoint(
  airportContract.routes.picker,
  pickRecords(airportStore, ({ facets }) => facets?.active === 1),
);
