import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { mailAgain } from '../links.ts';
import { ownWorking } from '../own.ts';

export const handler = endpoint(subscriptionContract.routes.sendInvoice, async ({ body, ctx }) => {
  await mailAgain(await ownWorking({ tenantId: body.clientId, now: ctx.now }), body.invoiceId);
  return { ok: true as const };
});
