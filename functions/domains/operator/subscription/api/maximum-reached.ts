import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';

export const handler = endpoint(subscriptionContract.routes.maximumReached, async ({ ctx }) => {
  const [{ maxUsers: seats }, users] = await Promise.all([clientOf(ctx.tenantId), countedUsers(ctx.tenantId)]);
  return { isReached: users >= seats, users, seats };
});
