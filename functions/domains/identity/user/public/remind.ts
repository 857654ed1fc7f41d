import { dueItems } from '#functions/platform/data/due.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { type Marked, tellTogether } from '#functions/platform/record/digest.ts';
import { promiseOf } from '#functions/platform/record/outbox.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { userStore } from '../store.ts';

/** The user whom a record concerns; undefined when the store no longer has the user. */
export interface Whom {
  readonly tenantId: string;
  readonly user: Stored<UserFields> | undefined;
}
interface Waiting<T> extends Whom {
  readonly records: Stored<T>[];
}
export interface Reminders<T extends object> {
  /** The kind of the records in the due index. */
  readonly kind: string;
  readonly store: RecordStore<T>;
  readonly userOf: (record: Stored<T>) => Id;
  /** Returns the mark of a record whose user is reminded; undefined when it is too early or too late. */
  readonly marked: (whom: Whom, record: Stored<T>, now: Date) => Omit<Marked, 'no'> | undefined;
  /** Promises the email that gathers records. */
  readonly promise: (userId: Id, nos: readonly number[]) => OutboxEntry;
}

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}

async function gather<T extends object>(
  { store, userOf }: Reminders<T>,
  { tenantId, no }: DueItem,
  byUser: Map<string, Waiting<T>>,
): Promise<void> {
  const [record] = await store.many({ tenantId }, [no], new Set([no]));
  if (!record || record.deletedAt) return;
  const userId = userOf(record);
  const key = `${tenantId} ${userId}`;
  const waiting = byUser.get(key) ?? { tenantId, user: await userStore.find({ tenantId }, userId), records: [] };
  waiting.records.push(record);
  byUser.set(key, waiting);
}

function remind<T extends object>(reminders: Reminders<T>, waiting: Waiting<T>, now: Date): Promise<number> {
  const { tenantId, user, records } = waiting;
  const all = records.flatMap((record) => {
    const found = reminders.marked(waiting, record, now);
    return found ? [{ no: record.no, ...found }] : [];
  });
  return tellTogether(all, (nos) => {
    if (!user) throw new Error('nobody is told');
    const ctx = { tenantId, now, actor: { userId: user.id, name: 'Backline' } };
    return promiseOf(ctx, user, 'remind', reminders.promise(user.id, nos));
  });
}

/** Sends all due reminders, one mail for each user. Returns how many users are reminded of how many records. */
export async function remindAll<T extends object>(reminders: Reminders<T>, now: Date) {
  const byUser = new Map<string, Waiting<T>>();
  for await (const item of dueItems<DueItem>(reminders.kind, now.toISOString())) await gather(reminders, item, byUser);
  const counts: number[] = [];
  await settleEach(byUser.values(), async (waiting) => void counts.push(await remind(reminders, waiting, now)));
  return { users: counts.filter((count) => count > 0).length, records: counts.reduce((sum, count) => sum + count, 0) };
}
