import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queueWork } from '#functions/platform/record/outbox.ts';
import { airportContract } from '#shared/domains/airport/contract.ts';
import { queued } from '#shared/kernel/ids.ts';

/** It goes through every agency: longer than a request may take. */
export const handler = endpoint(airportContract.routes.sync, async ({ ctx }) => {
  await queueWork(ctx, 'syncAirports');
  return queued;
});
