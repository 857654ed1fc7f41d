import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queueWork } from '#functions/platform/record/outbox.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { queued } from '#shared/kernel/record/ids.ts';

export const handler = endpoint(companyContract.routes.geocode, async ({ ctx }) => {
  await queueWork(ctx, 'geocode');
  return queued;
});
