import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { newId } from '#functions/platform/data/id.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { entryText } from '#shared/domains/booking/timetable/rules.ts';
import type { StoredEntry } from '#shared/domains/booking/timetable/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access patterns of timetables:
 *   entries of a show  pk <tenant>#show#<no>  sk T#<entry id>   (an entry's id carries its show's number)
 */
const keyOf = (tenantId: string, id: Id) => ({ pk: recordPk(tenantId, 'show', noOf(id)), sk: `T#${id}` });

export type ShowEntry = StoredEntry & { readonly showId: Id };
type Item = ShowEntry & { readonly pk: string; readonly sk: string };
const entryOf = ({ pk: _pk, sk: _sk, ...entry }: Item): ShowEntry => entry;
type Tenant = Pick<TenantContext, 'tenantId'>;

/** A show's entries, in no order. */
export async function entriesOf({ tenantId }: Tenant, showId: Id): Promise<ShowEntry[]> {
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entries)',
      ExpressionAttributeValues: { ':pk': recordPk(tenantId, 'show', noOf(showId)), ':entries': 'T#' },
    }),
  );
  // The number inside a forged id leads to another show's entries.
  return ((found.Items ?? []) as Item[]).filter((item) => item.showId === showId).map(entryOf);
}

/** Finds one entry and the show it belongs to. */
export async function entryById({ tenantId }: Tenant, id: Id): Promise<ShowEntry> {
  const found = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(tenantId, id), ConsistentRead: true }),
  );
  const item = found.Item as Item | undefined;
  if (!item) throw new AppError('notFound');
  return entryOf(item);
}

type Show = Stored<ShowFields>;
/** Returns an entry as the item stored beside its show. */
export const entryItem = (tenantId: string, showId: Id, entry: StoredEntry) => ({
  ...entry,
  ...keyOf(tenantId, entry.id),
  showId,
});
const stale = () => new AppError('stale');

export const newEntry = (ctx: TenantContext, show: Show, entry: Omit<StoredEntry, 'id' | 'rev'>): StoredEntry => ({
  ...entry,
  id: newId(ctx.now, show.no),
  rev: 1,
});

function entryWrite(ctx: Tenant, show: Show, before: StoredEntry | undefined, after: StoredEntry | undefined): Write[] {
  const id = (after ?? before)?.id;
  if (!id) return [];
  const Key = keyOf(ctx.tenantId, id);
  const condition = before
    ? { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': before.rev } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const TableName = tableName();
  const item = after
    ? { Put: { TableName, Item: entryItem(ctx.tenantId, show.id, after), ...condition } }
    : { Delete: { TableName, Key, ...condition } };
  return [{ item, refused: stale }];
}

/** Makes the transaction fail if the show was locked or deleted in the meantime. */
const openShow = (ctx: Tenant, show: Show): Write => ({
  item: {
    ConditionCheck: {
      TableName: tableName(),
      Key: { pk: recordPk(ctx.tenantId, 'show', show.no), sk: 'R' },
      // A show that was stored before shows were packed has it among its fields only.
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND attribute_not_exists(lockedAt) AND attribute_not_exists(#data.lockedAt)',
      ExpressionAttributeNames: { '#data': 'data' },
    },
  },
  refused: () => new AppError('show.locked'),
});

/** An entry before and after a change; a new one has no `before`, a removed one no `after`. */
export interface EntryChange {
  readonly before?: StoredEntry | undefined;
  readonly after?: StoredEntry | undefined;
}

/**
 * Returns the writes of changes in the timetable of a show that the same transaction writes. Its revision then guards
 * against a lock, and its log tells the changes.
 */
export const entryWrites = (ctx: Tenant, show: Show, changes: readonly EntryChange[]): Write[] =>
  changes.flatMap(({ before, after }) => entryWrite(ctx, show, before, after));

/** Returns what the log of a show tells about changes in its timetable. */
export const timetableChange = (changes: readonly EntryChange[]) => ({
  field: 'timetable',
  ...textsOf('before', changes),
  ...textsOf('after', changes),
});

function textsOf(side: 'before' | 'after', changes: readonly EntryChange[]): { before?: string; after?: string } {
  const entries = changes.flatMap((change) => change[side] ?? []);
  return entries.length > 0 ? { [side]: entries.map(entryText).join('; ') } : {};
}

/** Returns the writes of changes in a show's timetable, with their entry in the show's log. */
export function timetableWrites(ctx: TenantContext, show: Show, changes: readonly EntryChange[]): Write[] {
  return [
    ...entryWrites(ctx, show, changes),
    openShow(ctx, show),
    activityWrite(ctx, {
      id: newId(ctx.now),
      entity: 'show',
      no: show.no,
      recordId: show.id,
      action: 'timetable',
      rev: show.rev,
      title: `${show.number} ${showTitle(show)}`,
      changes: [timetableChange(changes)],
      outbox: show.phase === 'confirmed' ? [emit('showChanged', { id: show.id })] : [],
    }),
  ];
}

/** The timetable of a show that is copied, as it is written with each copy: its days are counted from the show's own. */
export async function timetableCopy(ctx: TenantContext, fromShowId: Id): Promise<(show: Show) => readonly Write[]> {
  const entries = await entriesOf(ctx, fromShowId);
  return (show) => entries.flatMap((entry) => entryWrite(ctx, show, undefined, newEntry(ctx, show, entry)));
}
