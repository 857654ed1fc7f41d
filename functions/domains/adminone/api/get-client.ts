import { clientOf } from '#functions/domains/client/store.ts';
import { countedUsers } from '#functions/domains/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { adminoneContract } from '#shared/domains/adminone/contract.ts';

export const handler = endpoint(adminoneContract.routes.getClient, async ({ params }) => {
  const client = await clientOf(params.id);
  return { ...client, users: await countedUsers(client.id) };
});
