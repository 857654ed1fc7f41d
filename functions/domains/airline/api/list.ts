import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { airlineMapping, airlineStore } from '../store.ts';

export const handler = endpoint(airlineContract.routes.list, listRecords(airlineStore, airlineMapping));
