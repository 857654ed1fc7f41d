import { clientStore, OPERATOR_TENANT } from '#functions/domains/client/store.ts';
import { statusStore } from '#functions/domains/status/store.ts';
import { invitationOf } from '#functions/domains/user/invitation-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { findOrCreatePerson } from '#functions/platform/identity.ts';
import { commit } from '#functions/platform/write.ts';
import { adminoneContract } from '#shared/domains/adminone/contract.ts';
import { defaultStatuses } from '#shared/domains/status/defaults.ts';
import { firstAdministrator } from '#shared/domains/user/rules.ts';

/** The statuses come first: an agency is there, with somebody who can sign in, or it is not there at all. */
export const handler = endpoint(adminoneContract.routes.createClient, async ({ body, ctx }) => {
  const { administrator, ...fields } = body;
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const client = await clientStore.prepare(operators, { ...fields, isActive: true });
  const agency = { ...ctx, tenantId: client.id };
  for (const status of defaultStatuses()) await statusStore.create(agency, status);
  const sub = await findOrCreatePerson(administrator.email);
  const user = await userStore.prepare(agency, firstAdministrator(client, administrator, sub));
  await commit([
    ...clientStore.writes(operators, undefined, client),
    ...userStore.writes(agency, undefined, user, { action: 'invite', outbox: [invitationOf(operators, user)] }),
  ]);
  return client;
});
