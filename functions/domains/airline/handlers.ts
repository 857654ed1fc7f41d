import { publishedHandlers } from '#functions/platform/record/published-handlers.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { airlineMapping, airlineStore } from './store.ts';

export const handlers = publishedHandlers(airlineContract.routes, airlineStore, {
  mapping: airlineMapping,
  sync: 'syncAirlines',
});
