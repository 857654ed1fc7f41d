import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { removeRecord } from '#functions/platform/record/handlers.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { airportStore } from '../store.ts';

export const handler = endpoint(airportContract.routes.remove, removeRecord(airportStore));
