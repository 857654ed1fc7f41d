import { clientStore } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { workingFor } from '../own.ts';
import { OPERATOR } from '../store.ts';
import { billRows, viewOf } from '../view.ts';

export const handler = endpoint(subscriptionContract.routes.ofClient, async ({ params, ctx }) => {
  const client = await clientStore.get(OPERATOR, params.id);
  const working = await workingFor(client.id, ctx.now);
  if (!working) return { bills: [] };
  const [subscription, bills] = await Promise.all([viewOf(working), billRows(working.client.no, working.today)]);
  return { subscription, bills };
});
