import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { readNewest } from './read.ts';
import { documents, TTL, tableName } from './table.ts';

/*
 * Records that a user opened lately:
 *   pk <tenant>#RECENT#<user>  sk <entity>#<hour>#<record id>; of earlier releases without the hour, and so before all others
 * One small write without a read, beside the read of the record itself; the user's own role may write this partition
 * from functions that write nothing else (infra/grants.ts).
 */
const RECENT_MAX = 20;
const KEEP_DAYS = 90;
/** Items of a kind that a read looks at: each hour holds each record once. */
const LOOK = 200;

/** `2026-11-23T15`. */
const HOUR_CHARS = 13;

const pkOf = ({ tenantId, actor }: UserContext) => `${tenantId}#RECENT#${actor.userId}`;

/** Remembers a record as opened. An operator who acts as another user leaves no trace in that user's list. */
async function remember(ctx: UserContext, entity: string, id: Id): Promise<void> {
  if (ctx.actor.impersonator) return;
  const at = ctx.now.toISOString();
  const ends = Math.floor(ctx.now.getTime() / 1000) + KEEP_DAYS * 86_400;
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: pkOf(ctx), sk: `${entity}#${at.slice(0, HOUR_CHARS)}#${id}` },
      UpdateExpression: 'SET #at = :at, #ttl = :ends',
      ExpressionAttributeNames: { '#at': 'at', '#ttl': TTL },
      ExpressionAttributeValues: { ':at': at, ':ends': ends },
    }),
  );
}

interface Opened {
  readonly entity: string;
  readonly recordId: Id;
  readonly at: string;
}

/** Records of a kind, newest first. */
async function openedBy(ctx: UserContext, entity: string): Promise<Opened[]> {
  const span = { pk: pkOf(ctx), prefix: `${entity}#`, strong: false };
  const items = await readNewest<{ readonly sk: string; readonly at: string }>(span, LOOK);
  const byId = new Map<Id, Opened>();
  for (const { sk, at } of items.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const recordId = sk.slice(sk.lastIndexOf('#') + 1);
    byId.set(recordId, { entity, recordId, at });
  }
  return newestFirst([...byId.values()]);
}
const newestFirst = (opened: readonly Opened[]): Opened[] => opened.toSorted((a, b) => (a.at < b.at ? 1 : -1));

/** The last records of any of these kinds that the caller opened. */
export async function lastOpened(ctx: UserContext, kinds: readonly string[]): Promise<Omit<Opened, 'at'>[]> {
  const opened = await Promise.all(kinds.map((kind) => openedBy(ctx, kind)));
  return newestFirst(opened.flat()).slice(0, RECENT_MAX);
}

/** Reads a record and remembers it as opened. */
export async function openRecord<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  id: Id,
): Promise<Stored<T>> {
  const [record] = await Promise.all([store.get(ctx, id), remember(ctx, store.definition.name, id)]);
  return record;
}

/** Finds the last records that the caller opened, newest first. It skips those that the caller can no longer see. */
export async function recentRecords<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  sees: (id: Id) => boolean = () => true,
): Promise<Stored<T>[]> {
  const opened = await openedBy(ctx, store.definition.name);
  const ids = opened
    .map(({ recordId }) => recordId)
    .filter(sees)
    .slice(0, RECENT_MAX);
  const found = await store.many(ctx, ids.map(noOf));
  return found.filter((record) => ids.includes(record.id) && !record.deletedAt);
}
