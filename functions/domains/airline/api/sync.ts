import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { syncAirlines } from '../sync.ts';

export const handler = endpoint(airlineContract.routes.sync, ({ ctx }) => syncAirlines(ctx.now));
