import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import type { UserContext } from './endpoint/context.ts';
import type { RecordStore } from './record/store.ts';
import { documents, TTL, tableName } from './table.ts';

/*
 * What a user opened lately:
 *   pk <tenant>#RECENT#<user>  sk <entity>#<record id>
 * One small write without a read, beside the read of the record itself; the user's own role may write this partition
 * from functions that write nothing else (infra/grants.ts).
 */
const RECENT_MAX = 20;
const KEEP_DAYS = 90;

const pkOf = ({ tenantId, actor }: UserContext) => `${tenantId}#RECENT#${actor.userId}`;

/** An operator who looks around in somebody's name leaves no trace in their list. */
async function remember(ctx: UserContext, entity: string, id: Id): Promise<void> {
  if (ctx.actor.impersonator) return;
  const ends = Math.floor(ctx.now.getTime() / 1000) + KEEP_DAYS * 86_400;
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: pkOf(ctx), sk: `${entity}#${id}` },
      UpdateExpression: 'SET #at = :at, #ttl = :ends',
      ExpressionAttributeNames: { '#at': 'at', '#ttl': TTL },
      ExpressionAttributeValues: { ':at': ctx.now.toISOString(), ':ends': ends },
    }),
  );
}

interface Opened {
  readonly sk: string;
  readonly at: string;
}

/** Newest first; of one kind, or of all. */
async function openedBy(ctx: UserContext, prefix = ''): Promise<Opened[]> {
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pkOf(ctx), ...(prefix ? { ':prefix': prefix } : {}) },
    }),
  );
  const items = (found.Items ?? []) as Opened[];
  return items.sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** The last records of any kind that the caller opened. */
export async function lastOpened(ctx: UserContext): Promise<{ entity: string; recordId: Id }[]> {
  const opened = (await openedBy(ctx)).slice(0, RECENT_MAX);
  return opened.map(({ sk }) => {
    const [entity = '', recordId = ''] = sk.split('#');
    return { entity, recordId };
  });
}

/** Opens a record: read, and remembered as opened. */
export async function openRecord<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  id: Id,
): Promise<Stored<T>> {
  const [record] = await Promise.all([store.get(ctx, id), remember(ctx, store.definition.name, id)]);
  return record;
}

/** The last records the caller opened, newest first, as far as they are still there for them. */
export async function recentRecords<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  sees: (id: Id) => boolean = () => true,
): Promise<Stored<T>[]> {
  const prefix = `${store.definition.name}#`;
  const opened = (await openedBy(ctx, prefix)).map(({ sk }) => sk.slice(prefix.length));
  const ids = opened.filter(sees).slice(0, RECENT_MAX);
  const found = await store.many(ctx, ids.map(noOf));
  return found.filter((record) => ids.includes(record.id) && !record.deletedAt);
}
