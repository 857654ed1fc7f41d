import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { workingFor } from '../own.ts';
import { billRows } from '../view.ts';

export const handler = endpoint(subscriptionContract.routes.invoices, async ({ ctx }) => {
  const working = await workingFor(ctx.tenantId, ctx.now);
  return { rows: working ? await billRows(working.client.no, working.today) : [] };
});
