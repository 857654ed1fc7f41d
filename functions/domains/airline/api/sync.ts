import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queueWork } from '#functions/platform/record/outbox.ts';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { queued } from '#shared/kernel/ids.ts';

/** It goes through every agency: longer than a request may take. */
export const handler = endpoint(airlineContract.routes.sync, async ({ ctx }) => {
  await queueWork(ctx, 'syncAirlines');
  return queued;
});
