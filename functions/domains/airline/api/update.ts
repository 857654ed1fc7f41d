import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { updateRecord } from '#functions/platform/record/handlers.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { airlineStore } from '../store.ts';

/** What was published of it stays known, so that a later sync tells the agency's own words from it. */
export const handler = endpoint(
  airlineContract.routes.update,
  updateRecord(airlineStore, (_ctx, input, { published }) => ({ ...input, ...(published ? { published } : {}) })),
);
