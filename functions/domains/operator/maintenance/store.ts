import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { readAll, readItem, readItems } from '#functions/platform/data/read.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import { commit, putNew, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { enqueue } from '#functions/platform/jobs/queue.ts';
import type { DeadLetter } from '#shared/domains/operator/maintenance/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { isId, noOf } from '#shared/kernel/record/ids.ts';

/*
 * Access pattern of dead letters, which are kept for 90 days:
 *   all, and one by its id   pk DEADLETTERS  sk <message id>
 * All are read for a page of the list. A sound service has none, and a faulty release some thousand.
 */
const PK = 'DEADLETTERS';
const KEPT_S = 90 * 86_400;

export type StoredLetter = Omit<DeadLetter, 'clientName'> & { readonly body: string };
const keyOf = (id: string) => ({ pk: PK, sk: id });

/** Keeps a message that its worker gave up. A message that arrives twice is kept once. */
export async function keepLetter(letter: StoredLetter): Promise<void> {
  const Item = { ...letter, ...keyOf(letter.id), [TTL]: Math.floor(Date.parse(letter.diedAt) / 1000) + KEPT_S };
  await commit([putNew(Item)]).catch((e: unknown) => {
    if (!(e instanceof AppError && e.code === 'exists')) throw e;
  });
}

/** All letters of a state, the newest first. */
export async function lettersIn(state: DeadLetter['state']): Promise<StoredLetter[]> {
  const all = await readAll<StoredLetter>({ pk: PK });
  return all.filter((one) => one.state === state).sort((a, b) => (a.diedAt < b.diedAt ? 1 : -1));
}

export async function letterOf(id: string): Promise<StoredLetter> {
  const found = await readItem<StoredLetter>(keyOf(id));
  if (!found) throw new AppError('notFound');
  return found;
}

/** Adds the names of the clients to letters. */
export async function withClients(letters: readonly StoredLetter[]): Promise<(StoredLetter & DeadLetter)[]> {
  const ids = [...new Set(letters.map(({ clientId }) => clientId).filter(isId))];
  const clients = await clientStore.many({ tenantId: OPERATOR_TENANT }, ids.map(noOf));
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return letters.map((letter) => ({ ...letter, clientName: names.get(letter.clientId) ?? '' }));
}

function closing(letter: StoredLetter, state: 'replayed' | 'discarded', { actor, now }: UserContext): Write {
  const Update = {
    TableName: tableName(),
    Key: keyOf(letter.id),
    UpdateExpression: 'SET #state = :state, closedAt = :at, closedBy = :by',
    ConditionExpression: '#state = :open',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': state, ':open': 'open', ':at': now.toISOString(), ':by': actor.name },
  };
  return { item: { Update }, refused: () => new AppError('stale') };
}

/** The message in a letter; undefined for a text that no worker could read. */
function messageIn({ body }: StoredLetter): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Sends the work of a letter to its queue again. Work is idempotent, so two operators at once do no harm. */
async function resend(letter: StoredLetter): Promise<boolean> {
  const message = messageIn(letter);
  if (message === undefined) return false;
  await enqueue(letter.queue, [message]);
  return true;
}

/** Closes those of the letters that are open; answers all of them as they are then. */
export async function closeLetters(ctx: UserContext, ids: readonly string[], state: 'replayed' | 'discarded') {
  const letters = await readItems<StoredLetter>(ids.map(keyOf), true);
  for (const letter of letters.filter((one) => one.state === 'open')) {
    if (state === 'replayed' && !(await resend(letter))) continue;
    await commit([closing(letter, state, ctx)]).catch((e: unknown) => {
      if (!(e instanceof AppError && e.code === 'stale')) throw e;
    });
  }
  return withClients(await readItems<StoredLetter>(ids.map(keyOf), true));
}
