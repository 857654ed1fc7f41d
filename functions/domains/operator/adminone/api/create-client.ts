import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { foundAgency, localeIn } from '../public/found-agency.ts';

export const handler = endpoint(adminoneContract.routes.createClient, async ({ body, ctx }) => {
  const { administrator, ...fields } = body;
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const client = await clientStore.prepare(operators, { ...fields, locale: localeIn(fields), isActive: true });
  await foundAgency(ctx, { client, administrator });
  return client;
});
