import { seededHandlers } from '#functions/platform/record/seeded-handlers.ts';
import { AIRPORT_LIST, airportContract } from '#shared/domains/reference/airport/contract.ts';
import { airportStore } from './store.ts';

export const handlers = seededHandlers(airportContract.routes, airportStore, {
  names: AIRPORT_LIST,
  sync: 'syncAirports',
});
