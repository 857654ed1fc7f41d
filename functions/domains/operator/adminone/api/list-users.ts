import { userMapping, userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';

/** The users of one agency, for an operator who helps them. */
export const handler = endpoint(adminoneContract.routes.listUsers, async ({ body, ctx }) => {
  const { tenantId, ...request } = body;
  await clientOf(tenantId);
  return userStore.page({ ...ctx, tenantId }, queryOf(userMapping, request));
});
