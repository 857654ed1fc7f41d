import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { changeSubscription } from '../change.ts';
import { ownWorking, shownFor } from '../own.ts';
import { advance } from '../public/advance.ts';

export const handler = endpoint(subscriptionContract.routes.changeOfClient, async ({ body, ctx }) => {
  const { clientId, ...change } = body;
  const working = await ownWorking({ tenantId: clientId, now: ctx.now });
  await changeSubscription(working, change);
  await advance(working.client.no, ctx.now);
  return shownFor(clientId, ctx.now);
});
