import { lastActive } from '#functions/domains/identity/user/public/active-users.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';

export const handler = endpoint(adminoneContract.routes.getUser, async ({ params, query }) => {
  const { id: tenantId, name } = await clientOf(query.tenantId);
  const user = await userStore.get({ tenantId }, params.id);
  return { ...user, tenantName: name, lastActiveAt: await lastActive(user) };
});
