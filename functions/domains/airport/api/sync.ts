import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { syncAirports } from '../sync.ts';

export const handler = endpoint(airportContract.routes.sync, ({ ctx }) => syncAirports(ctx.now));
