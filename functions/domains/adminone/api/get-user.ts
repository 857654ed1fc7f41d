import { clientOf } from '#functions/domains/client/store.ts';
import { lastActive } from '#functions/domains/user/public/active-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { adminoneContract } from '#shared/domains/adminone/contract.ts';

export const handler = endpoint(adminoneContract.routes.getUser, async ({ params, query }) => {
  const { id: tenantId, name } = await clientOf(query.tenantId);
  const user = await userStore.get({ tenantId }, params.id);
  return { ...user, tenantName: name, lastActiveAt: await lastActive(user) };
});
