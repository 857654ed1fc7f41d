import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { updateRecord } from '#functions/platform/record/handlers.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { airportStore } from '../store.ts';

/** What was published of it stays known, so that a later sync tells the agency's own words from it. */
export const handler = endpoint(
  airportContract.routes.update,
  updateRecord(airportStore, (_ctx, input, { published }) => ({ ...input, ...(published ? { published } : {}) })),
);
