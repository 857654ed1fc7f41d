import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { lettersIn } from '#functions/domains/operator/maintenance/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { lastActivityAt } from '#functions/platform/record/activity.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';

export const handler = endpoint(adminoneContract.routes.getClient, async ({ params, ctx }) => {
  const client = await clientOf(params.id);
  const [users, stored, lastChangeAt, letters] = await Promise.all([
    countedUsers(client.id),
    storedBytes(client.id),
    lastActivityAt(client.id, ctx.now),
    lettersIn('open'),
  ]);
  const deadLetters = letters.filter(({ clientId }) => clientId === client.id).length;
  return { ...client, users, stored, deadLetters, ...(lastChangeAt ? { lastChangeAt } : {}) };
});
