import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import * as z from 'zod';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { userItem } from '#functions/platform/data/user-item.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { type Notification, NotificationSettings } from '#shared/domains/reference/notification/contract.ts';
import { devicesOf } from './public/devices.ts';

/*
 * Access patterns of notifications, newest first:
 *   of a user   pk <tenant>#NOTE#<userId>  sk <ulid>
 * The id comes from what caused it, so a cause that arrives twice writes one item.
 */
type Note = Omit<Notification, 'seen' | 'read'>;
const pkOf = (tenantId: string, userId: string) => `${tenantId}#NOTE#${userId}`;
const KEEP_SECONDS = 90 * 86_400;
/** A badge shows 99+ at most. */
const UNSEEN_LOOK = 100;
const PAGE = 50;
/** Behind every id. */
const LAST = '~';
const TIME_CHARS = 10;

/** The longest time between an event and its notification. */
const LATE_MS = 86_400_000;
/** The id up to which the user has seen all notifications. */
const seen = userItem('notificationsSeen', z.object({ upTo: z.string().default('') }));
const settings = userItem('notifications', NotificationSettings);

export const settingsOf = (tenantId: string, userId: string): Promise<NotificationSettings> =>
  settings.read({ tenantId, userId });
export const saveSettings = (tenantId: string, userId: string, chosen: NotificationSettings): Promise<void> =>
  settings.write({ tenantId, userId }, chosen);

export const wantsMail = async (
  tenantId: string,
  userId: string,
  kind: NotificationSettings['mailOff'][number],
): Promise<boolean> => !(await settingsOf(tenantId, userId)).mailOff.includes(kind);

/** The table's stream carries the promise of a push to the queue, as it does for the activity log. */
const promiseOf = (tenantId: string, userId: string, { id, kind, subject, event, target }: Note) => ({
  tenantId,
  actorId: userId,
  outbox: [emit('push', { userId, note: { id, kind, subject, target, ...(event ? { event } : {}) } })],
});

/** True when it is new, false when its cause has been told before. */
export async function notify(tenantId: string, userId: string, note: Note): Promise<boolean> {
  const [{ inboxOff }, devices] = await Promise.all([settingsOf(tenantId, userId), devicesOf({ tenantId, userId })]);
  // The note is stored even if the user hides its kind, so that a repeated cause is recognised.
  const isHidden = inboxOff.includes(note.kind);
  const Item = {
    pk: pkOf(tenantId, userId),
    sk: note.id,
    ...note,
    ...(isHidden ? { isHidden } : {}),
    ...(isHidden || devices.length === 0 ? {} : promiseOf(tenantId, userId, note)),
    seen: false,
    read: false,
    [TTL]: Math.floor(Date.parse(note.at) / 1000) + KEEP_SECONDS,
  };
  try {
    await documents.send(
      new PutCommand({ TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
    return true;
  } catch (e) {
    if (!(e instanceof Error) || e.name !== 'ConditionalCheckFailedException') throw e;
    return false;
  }
}

interface Between {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}
/** Reads on until enough notifications can be shown, because DynamoDB's limit counts the hidden ones too. */
async function newest(
  tenantId: string,
  userId: string,
  limit: number,
  { after = '', before = LAST }: Between = {},
): Promise<Notification[]> {
  const from = `${after} `;
  // DynamoDB refuses a span that ends before it begins.
  if (before < from) return [];
  const shown: Notification[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :before',
        FilterExpression: 'attribute_not_exists(isHidden)',
        ExpressionAttributeValues: { ':pk': pkOf(tenantId, userId), ':after': from, ':before': before },
        ScanIndexForward: false,
        Limit: limit,
        ...(next ? { ExclusiveStartKey: next } : {}),
      }),
    );
    shown.push(...(Items as Notification[]).filter(({ id }) => id !== before));
    next = LastEvaluatedKey;
  } while (next && shown.length < limit);
  return shown.slice(0, limit);
}

/** A page of them, and whether there are older ones. */
export async function notificationsPage(tenantId: string, userId: string, before?: string) {
  const found = await newest(tenantId, userId, PAGE + 1, { before });
  return { rows: found.slice(0, PAGE), hasOlder: found.length > PAGE };
}
export const notificationsOf = async (tenantId: string, userId: string): Promise<Notification[]> =>
  (await notificationsPage(tenantId, userId)).rows;

export async function countUnseen(tenantId: string, userId: string): Promise<number> {
  const { upTo } = await seen.read({ tenantId, userId });
  return (await newest(tenantId, userId, UNSEEN_LOOK, { after: upTo })).filter((note) => !note.seen).length;
}

/** Marks one; an id that is not there is left alone. */
export async function mark(tenantId: string, userId: string, id: string, as: 'seen' | 'read'): Promise<void> {
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk: pkOf(tenantId, userId), sk: id },
        UpdateExpression: as === 'read' ? 'SET seen = :yes, #read = :yes' : 'SET seen = :yes',
        ...(as === 'read' ? { ExpressionAttributeNames: { '#read': 'read' } } : {}),
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':yes': true },
      }),
    );
  } catch (e) {
    if (!(e instanceof Error) || e.name !== 'ConditionalCheckFailedException') throw e;
  }
}

/**
 * Marks all notifications, the oldest too; the stored ones are read by the hundred. A badge need not look at those
 * again.
 */
export async function markAll(tenantId: string, userId: string, as: 'seen' | 'read', now: Date): Promise<void> {
  let before: string | undefined;
  do {
    const notes = await newest(tenantId, userId, UNSEEN_LOOK, { before });
    await Promise.all(notes.filter((note) => !note[as]).map(({ id }) => mark(tenantId, userId, id, as)));
    before = notes.length < UNSEEN_LOOK ? undefined : notes.at(-1)?.id;
  } while (before);
  await seen.write({ tenantId, userId }, { upTo: encodeTime(now.getTime() - LATE_MS, TIME_CHARS) });
}

export async function hide(tenantId: string, userId: string, id: string): Promise<void> {
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: { pk: pkOf(tenantId, userId), sk: id } }));
}
