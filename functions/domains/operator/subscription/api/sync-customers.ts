import { clientStore, tenantIds } from '#functions/domains/reference/client/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { customerOf } from '../cards.ts';
import { OPERATOR, subscriptions } from '../store.ts';

export const handler = endpoint(subscriptionContract.routes.syncCustomers, async ({ query, ctx }) => {
  const all = await subscriptions.many(OPERATOR, (await tenantIds()).map(noOf));
  const missing = all.filter(({ customerId }) => !customerId);
  const now = missing.slice(0, query.take);
  for (const subscription of now) {
    const client = await clientStore.get(OPERATOR, subscription.clientId);
    const customerId = await customerOf({ ctx, client, subscription });
    const after = subscriptions.next(ctx, client.no, subscription, { ...subscription, customerId });
    await commit([subscriptions.write(OPERATOR, subscription, after)]);
  }
  return { created: now.length, left: missing.length - now.length };
});
