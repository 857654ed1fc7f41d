import { clientMapping, clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { allWithHealth } from '../health.ts';

export const handler = endpoint(adminoneContract.routes.listHealth, async ({ body, ctx }) => {
  const page = await clientStore.page({ ...ctx, tenantId: OPERATOR_TENANT }, queryOf(clientMapping, body));
  return { ...page, rows: await allWithHealth(page.rows, ctx.now) };
});
