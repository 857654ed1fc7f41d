import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queueWork } from '#functions/platform/record/outbox.ts';
import { euVatNumberContract } from '#shared/domains/relations/eu-vat-number/contract.ts';
import { queued } from '#shared/kernel/record/ids.ts';

export const handler = endpoint(euVatNumberContract.routes.recheckDue, async ({ ctx }) => {
  await queueWork(ctx, 'vatDue');
  return queued;
});
