import { publishedHandlers } from '#functions/platform/record/published-handlers.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { airportMapping, airportStore } from './store.ts';

export const handlers = publishedHandlers(airportContract.routes, airportStore, {
  mapping: airportMapping,
  sync: 'syncAirports',
});
