import { refreshTenant } from '#functions/domains/identity/user/store.ts';
import { agencyChanged, clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';

export const handler = endpoint(adminoneContract.routes.updateClient, async ({ body, ctx }) => {
  const { id, rev, ...fields } = body;
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const before = await clientStore.getForUpdate(operators, id, rev);
  const client = await clientStore.update(operators, before, { ...before, ...fields }, agencyChanged(id));
  await refreshTenant({ ...ctx, tenantId: client.id });
  return client;
});
