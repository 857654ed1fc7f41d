import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { billingUser } from '../billing-user.ts';
import { shownFor } from '../own.ts';
import { advance } from '../public/advance.ts';
import { startSubscription } from '../public/start.ts';

export const handler = endpoint(subscriptionContract.routes.start, async ({ body, ctx }) => {
  const no = await startSubscription(await billingUser(ctx.now), body);
  await advance(no, ctx.now);
  return shownFor(body.clientId, ctx.now);
});
