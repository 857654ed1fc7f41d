import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/kernel/contract/error.ts';
import { documents, tableName } from './table.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One part of a write, with what to say when its condition fails. */
export interface Write {
  /** The item, or a function that builds it at the commit. */
  readonly item: TransactItem | (() => Promise<TransactItem>);
  readonly refused?: (() => AppError | Promise<AppError>) | undefined;
  /** The name of a part that several writers add to one transaction: DynamoDB accepts an item once. */
  readonly once?: string;
  /** An addition to one number, by its name. Several additions in one transaction become one part. */
  readonly adds?: { readonly to: string; readonly by: number; readonly itemOf: (sum: number) => TransactItem };
}

export const itemOf = async ({ item }: Pick<Write, 'item'>): Promise<TransactItem> =>
  typeof item === 'function' ? item() : item;
/** Finds the table item that a write puts, if it puts one. */
export const putBy = async (write: Pick<Write, 'item'>): Promise<Record<string, unknown> | undefined> =>
  (await itemOf(write)).Put?.Item;
interface Built extends Write {
  readonly item: TransactItem;
}
const built = async (write: Write): Promise<Built> => ({ ...write, item: await itemOf(write) });

const saidOnce = (writes: readonly Write[]): readonly Write[] =>
  writes.filter(({ once }, i) => once === undefined || writes.findIndex((other) => other.once === once) === i);

/** Builds the condition that the item has the revision that was read; 0: that it does not exist. */
export const overRev = (rev: number) =>
  rev === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#rev = :rev',
        ExpressionAttributeNames: { '#rev': 'rev' },
        ExpressionAttributeValues: { ':rev': rev },
      };

interface Keyed {
  readonly pk: string;
  readonly sk: string;
}
/** Puts an item whose key is free. */
export const putNew = (Item: Keyed & object): Write => ({
  item: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
  refused: () => new AppError('exists'),
});
/** Deletes an item that exists. */
export const removeKept = ({ pk, sk }: Keyed): Write => ({
  item: { Delete: { TableName: tableName(), Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' } },
  refused: () => new AppError('stale'),
});

function added(writes: readonly Write[]): readonly Write[] {
  const sums = new Map<string, number>();
  for (const { adds } of writes) if (adds) sums.set(adds.to, (sums.get(adds.to) ?? 0) + adds.by);
  const first = new Map(writes.flatMap((write) => (write.adds ? [[write.adds.to, write] as const] : [])).reverse());
  return writes.flatMap((write) => {
    if (!write.adds) return [write];
    const sum = sums.get(write.adds.to) ?? 0;
    return first.get(write.adds.to) === write && sum !== 0 ? [{ ...write, item: write.adds.itemOf(sum) }] : [];
  });
}

/** DynamoDB accepts 100 writes in one transaction; one is reserved for the write that a request carries. */
export const MAX_WRITES = 99;
const RETRIES = 6;

const different = (writes: readonly Write[]): readonly Write[] => added(saidOnce(writes));

/** Counts the parts that fit into one transaction, from the first on and each whole. */
export function fitting(parts: readonly (readonly Write[])[]): number {
  const tooMany = parts.findIndex((_, i) => different(parts.slice(0, i + 1).flat()).length > MAX_WRITES);
  return tooMany < 0 ? parts.length : tooMany;
}

type Cancelled = Error & { CancellationReasons?: { Code?: string }[] };
const isCancelled = (e: unknown): e is Cancelled => e instanceof Error && e.name === 'TransactionCanceledException';
const pause = (tries: number) => new Promise((resolve) => setTimeout(resolve, 20 * 2 ** tries * (0.5 + Math.random())));

class Collision extends Error {}

/** Tells whether an item exceeds DynamoDB's 400 KB: many fields that are each within their limits. */
export const isTooLarge = (e: unknown): boolean => e instanceof Error && /item size/i.test(e.message);

/** Finds the reason of a failed transaction: the error of its part, or a collision worth another try. */
async function explain(writes: readonly Write[], e: unknown): Promise<unknown> {
  if (isTooLarge(e)) return new AppError('recordTooLarge');
  if (!isCancelled(e)) return e;
  const reasons = e.CancellationReasons ?? [];
  const failed = reasons.findIndex((r) => r.Code === 'ConditionalCheckFailed');
  if (failed >= 0) return (await writes[failed]?.refused?.()) ?? e;
  return reasons.some((r) => r.Code === 'TransactionConflict' || r.Code === 'ThrottlingError')
    ? new Collision('', { cause: e })
    : e;
}

interface Carried {
  readonly write: Built;
  isWritten: boolean;
}
const carried = new AsyncLocalStorage<Carried | undefined>();

/** Runs work whose first transaction includes this write. */
export const carrying = <T>(write: Built, work: () => Promise<T>): Promise<T> =>
  carried.run({ write, isWritten: false }, work);

/**
 * Runs a write outside the idempotency mark of the request. Otherwise a request that broke off here would count as
 * done. Use it only for steps that are safe to repeat.
 */
export const outsideIdempotency = <T>(work: () => Promise<T>): Promise<T> => carried.run(undefined, work);

async function attempt(writes: readonly Built[]): Promise<void> {
  const more = carried.getStore();
  const all = more && !more.isWritten ? [...writes, more.write] : writes;
  try {
    await documents.send(new TransactWriteCommand({ TransactItems: all.map((w) => w.item) }));
  } catch (e) {
    throw await explain(all, e);
  }
  if (more) more.isWritten = true;
}

/**
 * Commits all writes or none. A failed condition becomes the error of its part. A collision with another transaction is
 * retried, so callers never see it.
 */
export async function commit(writes: readonly Write[]): Promise<void> {
  const all = different(writes);
  if (all.length === 0) return;
  if (all.length > MAX_WRITES) throw new Error(`a transaction takes ${MAX_WRITES} writes, got ${all.length}`);
  const parts = await Promise.all(all.map(built));
  for (let tries = 0; ; tries++) {
    try {
      return await attempt(parts);
    } catch (e) {
      if (!(e instanceof Collision)) throw e;
      if (tries >= RETRIES) throw e.cause;
      await pause(tries);
    }
  }
}
