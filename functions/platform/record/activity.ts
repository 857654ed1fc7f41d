import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import { given, type Kept, kept } from '#functions/platform/data/packed.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Activity } from '#shared/kernel/record/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import { recordPk } from './key.ts';

/*
 * Access patterns of the activity log (immutable; written with the change it tells of):
 *   of a record   pk <tenant>#<entity>#<no>  sk A#<ulid>
 *   of a tenant   gsi1pk <tenant>#ACT#<YYYY-MM>  gsi1sk <ulid>
 * The item is the outbox too: the table's stream carries its `outbox` entries to the queue.
 */

/** The revision at which a write left a record. Receivers outside follow records by it. */
export interface LeftAt {
  readonly rev?: number;
  readonly isNew?: true;
  readonly isGone?: true;
}
/** A record of the same transaction without an entry of its own. */
export interface ToldRecord extends LeftAt {
  readonly entity: string;
  readonly no: number;
  readonly recordId: string;
}

/** Without a revision, the entry tells of no change of the record, such as an opened link. */
export interface ActivityInput extends LeftAt {
  readonly id: string;
  readonly entity: string;
  readonly no: number;
  readonly recordId: string;
  readonly title: string;
  readonly action: string;
  readonly changes: Activity['changes'];
  readonly outbox?: readonly OutboxEntry[];
  readonly tells?: readonly ToldRecord[];
}

/** The state in which a write leaves a record. A write to a deleted one is no change that a reader could see. */
export function leftAt(
  rev: number,
  was: object | undefined,
  is: object | undefined,
  { tells }: Pick<ActivityInput, 'tells'>,
) {
  const told = tells ? { tells } : {};
  if (!is) return was ? { rev, isGone: true as const, ...told } : told;
  return rev === 1 ? { rev, isNew: true as const, ...told } : { rev, ...told };
}

/** An entry as its item keeps it. */
export type ActivityItem<T extends Activity = Activity> = Omit<T, 'changes'> & {
  readonly changes: Kept<Activity['changes']>;
};
export const entryOf = <T extends ActivityItem>(item: T) => ({ ...item, changes: given(item.changes) });

const ULID_TIME_CHARS = 10;
/** Half of what DynamoDB takes in an item. */
const MAX_CHANGES_BYTES = 200_000;

/**
 * Drops the values of a change that is longer than its share, and keeps its field. A log entry holds both old and new
 * values; its size must not stop a write that the record has room for.
 */
function fitting(changes: Activity['changes']): Activity['changes'] {
  const isShort = (value: unknown, share: number) => Buffer.byteLength(JSON.stringify(value)) <= share;
  if (isShort(changes, MAX_CHANGES_BYTES)) return changes;
  const share = MAX_CHANGES_BYTES / changes.length;
  return changes.map((change) => (isShort(change, share) ? change : { field: change.field }));
}

export function activityWrite(ctx: TenantContext, input: ActivityInput): Write {
  const at = ctx.now.toISOString();
  const { impersonator, token, grantId } = ctx.actor;
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: {
          pk: recordPk(ctx.tenantId, input.entity, input.no),
          sk: `A#${input.id}`,
          gsi1pk: `${ctx.tenantId}#ACT#${at.slice(0, 7)}`,
          gsi1sk: input.id,
          tenantId: ctx.tenantId,
          at,
          actorId: ctx.actor.userId,
          actorName: ctx.actor.name,
          ...(impersonator ? { realActorId: impersonator.userId, realActorName: impersonator.name } : {}),
          ...(grantId ? { grantId } : {}),
          ...(token ? { tokenId: token.id, tokenLabel: token.label } : {}),
          ...input,
          changes: kept(fitting(input.changes)),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
}

/** Newest first; `before` is the id of the last one seen. */
export async function activityOf(
  tenantId: string,
  entity: string,
  no: number,
  limit = 50,
  before?: string,
): Promise<Activity[]> {
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': recordPk(tenantId, entity, no),
        ':from': 'A#',
        ':to': before ? `A#${before.slice(0, -1)}` : 'A#~',
      },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return ((found.Items ?? []) as ActivityItem[]).map(entryOf);
}

/** The moment of the last entry of a tenant in this month and the one before. */
export async function lastActivityAt(tenantId: string, now: Date): Promise<string | undefined> {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  for (const month of [now, before].map((at) => at.toISOString().slice(0, 7))) {
    const { Items = [] } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': `${tenantId}#ACT#${month}` },
        ScanIndexForward: false,
        Limit: 1,
      }),
    );
    if (typeof Items[0]?.at === 'string') return Items[0].at;
  }
  return undefined;
}

/** Names who made a record: the user of its first entry, and the operator who acted in that user's name. */
export async function creatorsOf(tenantId: string, entity: string, no: number): Promise<string[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entries)',
      ExpressionAttributeValues: { ':pk': recordPk(tenantId, entity, no), ':entries': 'A#' },
      Limit: 1,
    }),
  );
  return Items.flatMap(({ actorId, realActorId }) => [actorId, realActorId]).filter((id) => typeof id === 'string');
}

interface LogSpan {
  readonly from: Date;
  readonly to: Date;
}
const monthOf = (day: Date): string => day.toISOString().slice(0, 7);
const nextMonth = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));

/** Lists the numbers of the records of a kind that were written in a span of time, by any action but one. */
export async function changedIn(
  tenantId: string,
  entity: string,
  { from, to }: LogSpan,
  exceptAction: string,
): Promise<number[]> {
  const nos = new Set<number>();
  for (let month = from; month <= to; month = nextMonth(month)) {
    let next: Record<string, unknown> | undefined;
    do {
      const page = await documents.send(
        new QueryCommand({
          TableName: tableName(),
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk >= :from',
          FilterExpression: '#entity = :entity AND #action <> :action',
          ProjectionExpression: '#no',
          ExpressionAttributeNames: { '#entity': 'entity', '#action': 'action', '#no': 'no' },
          ExpressionAttributeValues: {
            ':pk': `${tenantId}#ACT#${monthOf(month)}`,
            ':from': encodeTime(from.getTime(), ULID_TIME_CHARS),
            ':entity': entity,
            ':action': exceptAction,
          },
          ...(next ? { ExclusiveStartKey: next } : {}),
        }),
      );
      for (const { no } of (page.Items ?? []) as { no: number }[]) nos.add(no);
      next = page.LastEvaluatedKey;
    } while (next);
  }
  return [...nos].sort((a, b) => a - b);
}
