import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { airportMapping, airportStore } from '../store.ts';

export const handler = endpoint(airportContract.routes.list, listRecords(airportStore, airportMapping));
