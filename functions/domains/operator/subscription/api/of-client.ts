import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { workingFor } from '../own.ts';
import { billRows, viewOf } from '../view.ts';

export const handler = endpoint(subscriptionContract.routes.ofClient, async ({ params, ctx }) => {
  const working = await workingFor(params.id, ctx.now);
  if (!working) return { bills: [] };
  const [subscription, bills] = await Promise.all([viewOf(working), billRows(working.client.no, working.today)]);
  return { subscription, bills };
});
