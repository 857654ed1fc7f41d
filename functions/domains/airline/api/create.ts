import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { createRecord } from '#functions/platform/record/handlers.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { airlineStore } from '../store.ts';

export const handler = endpoint(
  airlineContract.routes.create,
  createRecord(airlineStore, (_ctx, input) => input),
);
