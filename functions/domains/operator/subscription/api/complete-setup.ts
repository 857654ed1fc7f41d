import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { takeCard } from '../cards.ts';
import { ownWorking, shownFor } from '../own.ts';
import { advance } from '../public/advance.ts';

export const handler = endpoint(subscriptionContract.routes.completeSetup, async ({ ctx }) => {
  const working = await ownWorking(ctx);
  await takeCard(working);
  await advance(working.client.no, ctx.now);
  return shownFor(ctx.tenantId, ctx.now);
});
