import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { lettersIn } from '#functions/domains/operator/maintenance/store.ts';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { lastActivityAt } from '#functions/platform/record/activity.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Letters = Awaited<ReturnType<typeof lettersIn>>;
async function healthOf(client: Stored<ClientInput>, letters: Letters, now: Date) {
  const [users, stored, lastChangeAt] = await Promise.all([
    countedUsers(client.id),
    storedBytes(client.id),
    lastActivityAt(client.id, now),
  ]);
  const deadLetters = letters.filter(({ clientId }) => clientId === client.id).length;
  return { ...client, users, stored, deadLetters, ...(lastChangeAt ? { lastChangeAt } : {}) };
}

/** Adds to a client how much it uses, when something changed there last, and its open dead letters. */
export const withHealth = async (client: Stored<ClientInput>, now: Date) =>
  healthOf(client, await lettersIn('open'), now);

export async function allWithHealth(clients: readonly Stored<ClientInput>[], now: Date) {
  const letters = await lettersIn('open');
  return Promise.all(clients.map((client) => healthOf(client, letters, now)));
}
