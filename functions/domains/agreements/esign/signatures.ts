import { hasSignature } from '#functions/domains/identity/account/public/own-store.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { EsignRecord } from './store.ts';

/** The users of a document who have a signature in their settings. */
export async function usersWithSignature(tenantId: string, { participants }: EsignRecord): Promise<Id[]> {
  const users = participants.flatMap(({ people }) => people.flatMap(({ userId }) => userId ?? []));
  const have = await Promise.all(users.map((userId) => hasSignature(tenantId, userId)));
  return users.filter((_, i) => have[i]);
}
