import { seededHandlers } from '#functions/platform/record/seeded-handlers.ts';
import { AIRLINE_LIST, airlineContract } from '#shared/domains/reference/airline/contract.ts';
import { airlineStore } from './store.ts';

export const handlers = seededHandlers(airlineContract.routes, airlineStore, {
  names: AIRLINE_LIST,
  sync: 'syncAirlines',
});
