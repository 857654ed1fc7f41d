import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { removeRecord } from '#functions/platform/record/handlers.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { airlineStore } from '../store.ts';

export const handler = endpoint(airlineContract.routes.remove, removeRecord(airlineStore));
