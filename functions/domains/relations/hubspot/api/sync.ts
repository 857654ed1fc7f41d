import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { queued } from '#shared/kernel/record/ids.ts';
import { noteSync } from '../connection.ts';

/** HubSpot may answer slowly: a worker asks it. */
export const handler = endpoint(hubspotContract.routes.sync, async ({ ctx }) => {
  await noteSync(ctx, [emit('hubspotSync', {})]);
  return queued;
});
