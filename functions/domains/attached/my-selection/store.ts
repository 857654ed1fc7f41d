import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { Actor, TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { BatchMore } from '#functions/platform/record/batch.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { BatchInput, BatchReport, BatchWork } from '#shared/domains/attached/my-selection/schemas.ts';
import { AppError, type ErrorParams } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import type { Target } from './public/area.ts';

/*
 * Access patterns of a batch, all in the partition of its record:
 *   batch           pk <tenant>#batch#<no>  sk R
 *   its chunks      sk C#<nnn>     what to do, and once done what failed
 *   what was done   sk D#<target>  written with the record's own change, so that a repeated delivery changes nothing
 */
interface BatchFields
  extends Pick<BatchInput, 'mainArea' | 'values'>,
    Partial<Pick<BatchInput, 'removed'>>,
    Pick<BatchReport, 'total'>,
    BatchMore {
  readonly operation: BatchWork;
  readonly userId: Id;
  readonly impersonator?: Actor['impersonator'];
  readonly token?: Actor['token'];
}
export type Batch = Stored<BatchFields>;

export interface Failure {
  readonly id?: Id;
  readonly title: string;
  readonly code: string;
  readonly params?: ErrorParams;
}
export interface Chunk {
  readonly targets: readonly Target[];
  readonly finished?: boolean;
  readonly failures?: readonly Failure[];
}
/** Chunks go with the batch's record in one transaction of at most 100 items. */
const MAX_CHUNKS = 50;
/** Small enough to let the progress move. */
const MIN_CHUNK = 5;
const KEEP_SECONDS = 30 * 86_400;

const definition = new RecordStore<BatchFields>({
  name: 'batch',
  title: ({ operation, mainArea }) => `${operation} ${mainArea}`,
});
const keyOf = (tenantId: string, { no }: Pick<Batch, 'no'>, sk: string) => ({
  pk: recordPk(tenantId, 'batch', no),
  sk,
});
const chunkKey = (index: number) => `C#${String(index).padStart(3, '0')}`;
const ttlOf = (now: Date) => ({ [TTL]: Math.floor(now.getTime() / 1000) + KEEP_SECONDS });

function chunksOf(targets: readonly Target[]): Target[][] {
  return chunks(targets, Math.max(MIN_CHUNK, Math.ceil(targets.length / MAX_CHUNKS)));
}

const workOf = (batchId: Id, chunks: Iterable<number>) => [...chunks].map((chunk) => emit('batch', { batchId, chunk }));

/** The batch with its work; the outbox hands each chunk to the bulk worker. `more` is written in the same transaction. */
export async function startBatch(
  ctx: UserContext,
  data: Omit<BatchFields, 'total'>,
  targets: readonly Target[],
  more: readonly Write[] = [],
) {
  const batch = await definition.prepare(ctx, { ...data, total: targets.length });
  const parts = chunksOf(targets);
  const outbox = workOf(batch.id, parts.keys());
  const extra = parts.map((part, i) => {
    const Item = { ...keyOf(ctx.tenantId, batch, chunkKey(i)), targets: part, ...ttlOf(ctx.now) };
    return { item: { Put: { TableName: tableName(), Item } } };
  });
  await commit([...more, ...definition.writes(ctx, undefined, batch, { outbox, extra })]);
  return { batch, chunks: parts.map((part): Chunk => ({ targets: part })) };
}

export const batchOf = (ctx: Pick<TenantContext, 'tenantId'>, id: Id): Promise<Batch> => definition.get(ctx, id);

export async function chunksIn(tenantId: string, batch: Batch): Promise<Chunk[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': recordPk(tenantId, 'batch', batch.no), ':prefix': 'C#' },
    }),
  );
  return Items as Chunk[];
}

/** Hands the chunks that no worker has finished to the worker again. */
export async function resumeBatch(ctx: UserContext, batch: Batch, chunks: readonly Chunk[]): Promise<void> {
  const rest = chunks.flatMap(({ finished }, chunk) => (finished ? [] : [chunk]));
  if (rest.length === 0) return;
  const after = definition.next(ctx, batch, batch);
  await commit(definition.writes(ctx, batch, after, { action: 'resume', outbox: workOf(batch.id, rest) }));
}

async function itemOf<T>(Key: { pk: string; sk: string }): Promise<T | undefined> {
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return found.Item as T | undefined;
}
export const chunkOf = (tenantId: string, batch: Batch, index: number): Promise<Chunk | undefined> =>
  itemOf(keyOf(tenantId, batch, chunkKey(index)));

/** Goes into the transaction that changes a record: it refuses to be done twice. A stranger's id may veil an own number. */
export function once({ tenantId, now }: TenantContext, batch: Batch, target: Target): WriteOptions {
  const Put = {
    TableName: tableName(),
    Item: { ...keyOf(tenantId, batch, `D#${target}`), ...ttlOf(now) },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  return { extra: [{ item: { Put }, refused: () => new AppError('exists') }] };
}
export const isDone = async (tenantId: string, batch: Batch, target: Target): Promise<boolean> =>
  (await itemOf(keyOf(tenantId, batch, `D#${target}`))) !== undefined;

/** The first to finish a chunk has the word. */
export async function finishChunk(tenantId: string, batch: Batch, index: number, failures: readonly Failure[]) {
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(tenantId, batch, chunkKey(index)),
        UpdateExpression: 'SET finished = :yes, failures = :failures',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(finished)',
        ExpressionAttributeValues: { ':yes': true, ':failures': failures },
      }),
    );
  } catch (e) {
    if (!(e instanceof Error && e.name === 'ConditionalCheckFailedException')) throw e;
  }
}
