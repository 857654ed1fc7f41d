import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';

export const handler = endpoint(adminoneContract.routes.getClient, async ({ params }) => {
  const client = await clientOf(params.id);
  const [users, stored] = await Promise.all([countedUsers(client.id), storedBytes(client.id)]);
  return { ...client, users, stored };
});
