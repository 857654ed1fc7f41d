import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { EventPayload } from '#shared/events.ts';
import type { Move } from '#shared/kernel/contract/movable-contract.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { Carried, Taggable } from './taggable.ts';

/*
 * A move takes what carries a deleted entry (a status, a tag) over to another one. What is left to do always stands in
 * the records' own list, and where to in the entry itself, so a second delivery goes on where a first one ended, however
 * late. How far it is, is kept for a day:
 *   moves of a kind   pk <tenant>#MOVE#<entity>  sk <number of the deleted one, 10 digits>
 */
export interface StoredMove extends Move {
  readonly targetId: Id;
  readonly mainArea: string;
}
/** How records carry entries of one kind. */
export interface MovableKind {
  readonly entity: string;
  /** Of their list. */
  readonly column: string;
  /** The entry as long as it is there, and then the one that is in its place. */
  readonly mergedInto: (ctx: Tenant, id: Id) => Promise<{ readonly id: Id; readonly mainArea: string } | undefined>;
  readonly moved: (carried: Carried, fromId: Id, toId: Id) => Carried;
}
type MoveTask = EventPayload<'move'>;
type TaggableFor = (mainArea: string) => Promise<Taggable | undefined>;
type Tenant = Pick<TenantContext, 'tenantId'>;

const KEEP_SECONDS = 86_400;
/** Records written at the same time, between two signs of life. */
const WRITERS = 8;
/** Records written while the list was read are found the next time round. */
const ROUNDS = 3;
const NO_DIGITS = 10;

const pkOf = ({ tenantId }: Tenant, entity: string) => `${tenantId}#MOVE#${entity}`;
const keyOf = (ctx: Tenant, entity: string, id: Id) => ({
  pk: pkOf(ctx, entity),
  sk: String(noOf(id)).padStart(NO_DIGITS, '0'),
});
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** Belongs in the write that deletes the entry. */
export const moveWrite = (ctx: TenantContext, entity: string, move: StoredMove): Write => {
  const Item = { ...keyOf(ctx, entity, move.id), ...move, [TTL]: seconds(ctx.now) + KEEP_SECONDS };
  return { item: { Put: { TableName: tableName(), Item } } };
};

export async function movesOf(ctx: TenantContext, entity: string, mainArea: string): Promise<StoredMove[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pkOf(ctx, entity) },
    }),
  );
  const kept = Items as (StoredMove & { readonly [TTL]: number })[];
  return kept.filter((move) => move.mainArea === mainArea && move[TTL] > seconds(ctx.now));
}

async function moveOf(ctx: Tenant, { entity, id }: MoveTask): Promise<StoredMove | undefined> {
  const Key = keyOf(ctx, entity, id);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item as StoredMove | undefined;
}

async function saveProgress(ctx: Tenant, { entity, id }: MoveTask, done: number, total: number, finished: boolean) {
  const Update = {
    TableName: tableName(),
    Key: keyOf(ctx, entity, id),
    UpdateExpression: 'SET #done = :done, #total = :total, finished = :finished',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#done': 'done', '#total': 'total' },
    ExpressionAttributeValues: { ':done': done, ':total': total, ':finished': finished },
  };
  try {
    await documents.send(new UpdateCommand(Update));
  } catch (e) {
    // A day has passed: nobody looks any more.
    if (!(e instanceof Error) || e.name !== 'ConditionalCheckFailedException') throw e;
  }
}

/** Moves what is left, as long as the entry does not come back; answers how many records changed. */
export async function runMove(ctx: TenantContext, task: MoveTask, kind: MovableKind, taggableFor: TaggableFor) {
  const { id } = task;
  const mergedIntoOf = async () => {
    const mergedInto = await kind.mergedInto(ctx, id);
    return mergedInto?.id === id ? undefined : mergedInto;
  };
  const [move, first] = await Promise.all([moveOf(ctx, task), mergedIntoOf()]);
  const taggable = first && (await taggableFor(first.mainArea));
  if (!taggable || move?.finished) return 0;
  const rewrite = (no: number) =>
    taggable.rewrite(ctx, no, async (carried) => {
      const mergedInto = await mergedIntoOf();
      return mergedInto ? kind.moved(carried, id, mergedInto.id) : {};
    });
  let [changed, total] = [0, move?.total ?? 0];
  for (let round = 0; round < ROUNDS; round++) {
    const left = await taggable.find(ctx, kind.column, noOf(id));
    if (round > 0 && left.length === 0) break;
    total = Math.max(total, left.length);
    const before = total - left.length;
    for (let i = 0; i < left.length; i += WRITERS) {
      await saveProgress(ctx, task, before + i, total, false);
      const written = await Promise.all(left.slice(i, i + WRITERS).map(rewrite));
      changed += written.filter(Boolean).length;
    }
  }
  await saveProgress(ctx, task, total, total, true);
  return changed;
}
