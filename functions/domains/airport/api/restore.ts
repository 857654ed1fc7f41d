import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { restoreRecord } from '#functions/platform/record/handlers.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { airportStore } from '../store.ts';

export const handler = endpoint(airportContract.routes.restore, restoreRecord(airportStore));
