import { lastNo, nextNos } from '#functions/platform/data/sequence.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, MAX_WRITES, putBy, type Write } from '#functions/platform/data/write.ts';
import { writeBatches } from '#functions/platform/data/write-batches.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { report } from './progress.ts';
import type { Random } from './random.ts';

type Item = Record<string, unknown>;

const WRITERS = 4;
/** Of so many records of a kind, the newest, the log says how they came to be; of more it would take the most time. */
const LOGGED = 2000;

/** A record as it was written for the first time: who, when, what. */
export interface Draft<T extends object> {
  readonly record: Stored<T>;
  readonly ctx: TenantContext;
}

/** A new record with the number the caller counted and an id that the seed decides. */
export const draft = <T extends object>(random: Random, ctx: TenantContext, no: number, data: T): Draft<T> => {
  const at = ctx.now.toISOString();
  const id = makeId(no, ctx.now.getTime(), random.bytes(6));
  return { ctx, record: { ...data, no, id, rev: 1, createdAt: at, updatedAt: at } };
};

type Items = Iterable<Item> | AsyncIterable<Item>;
async function* batches(items: Items): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < MAX_WRITES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * DynamoDB Local syncs its file once a transaction: it takes 1 ms an item in a large one and 13 ms in a BatchWrite. In
 * memory it takes half as long in a BatchWrite.
 */
const store = (batch: readonly Item[]): Promise<void> =>
  process.env.TABLE_IN_MEMORY
    ? writeBatches(batch.map((Item) => ({ PutRequest: { Item } })))
    : commit(batch.map((Item) => ({ item: { Put: { TableName: tableName(), Item } } })));

/** Writers share one stream of batches, so that items are made only as fast as they are stored. */
export async function putAll(items: Items): Promise<void> {
  await inParallel(batches(items), WRITERS, store);
}

export async function* itemsPutBy(writes: Iterable<Write>): AsyncGenerator<Item> {
  for (const write of writes) {
    const item = await putBy(write);
    if (item) yield item;
  }
}
export const putWrites = (writes: Iterable<Write>): Promise<void> => putAll(itemsPutBy(writes));

const isLog = (item: Item): boolean => String(item.sk).startsWith('A#');

/** The log entry's id is chance in life; here the same seed gives the same one, so that a second run adds nothing. */
const settled = (item: Item, random: Random, nowMs: number): Item => {
  if (!isLog(item)) return item;
  const id = makeId(0, nowMs, random.bytes(6));
  // Nothing follows from a made-up past: nobody is told, no office is asked.
  const { outbox: _promised, ...log } = item;
  return { ...log, id, sk: `A#${id}`, gsi1sk: id };
};

async function* itemsOf<T extends object>(store: RecordStore<T>, drafts: readonly Draft<T>[], random: Random) {
  for (const [i, { record, ctx }] of drafts.entries()) {
    report(store.definition.name, i + 1, drafts.length);
    const isLogged = i >= drafts.length - LOGGED;
    for (const write of store.writes(ctx, undefined, record, { unlisted: true })) {
      const put = await putBy(write);
      if (put && (isLogged || !isLog(put))) yield settled(put, random, ctx.now.getTime());
    }
  }
}

/** Brings a sequence to at least `no`, so that the next one made by hand does not collide. */
export async function reserve(tenantId: string, name: string, no: number): Promise<void> {
  const missing = no - (await lastNo(tenantId, name));
  if (missing > 0) await nextNos(tenantId, name, missing);
}

/** Stores new records with all that belongs to them, many at a time, and builds their list. */
export async function plant<T extends object>(
  store: RecordStore<T>,
  tenantId: string,
  drafts: readonly Draft<T>[],
  random: Random,
): Promise<void> {
  const { name, list } = store.definition;
  await reserve(tenantId, name, Math.max(0, ...drafts.map(({ record }) => record.no)));
  await putAll(itemsOf(store, drafts, random));
  await list?.build(
    tenantId,
    drafts.map(({ record }) => record),
  );
}
