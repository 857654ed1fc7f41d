import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { restoreRecord } from '#functions/platform/record/handlers.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { airlineStore } from '../store.ts';

export const handler = endpoint(airlineContract.routes.restore, restoreRecord(airlineStore));
