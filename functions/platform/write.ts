import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { AppError } from '#shared/kernel/error.ts';
import { documents } from './table.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One part of a write, with what to say when its condition fails. */
export interface Write {
  readonly item: TransactItem;
  readonly refused?: (() => AppError | Promise<AppError>) | undefined;
}

/** DynamoDB's own limit for one transaction. */
export const MAX_WRITES = 100;
const RETRIES = 6;

type Cancelled = Error & { CancellationReasons?: { Code?: string }[] };
const isCancelled = (e: unknown): e is Cancelled => e instanceof Error && e.name === 'TransactionCanceledException';
const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt * (0.5 + Math.random())));

/** Why a transaction failed: the error its part carries, or a collision worth another try. */
async function explain(writes: readonly Write[], e: unknown): Promise<'collision' | unknown> {
  if (!isCancelled(e)) return e;
  const reasons = e.CancellationReasons ?? [];
  const failed = reasons.findIndex((r) => r.Code === 'ConditionalCheckFailed');
  if (failed >= 0) return (await writes[failed]?.refused?.()) ?? e;
  return reasons.some((r) => r.Code === 'TransactionConflict' || r.Code === 'ThrottlingError') ? 'collision' : e;
}

/**
 * All or nothing. A failed condition becomes the error of the part that carries it; a collision with another
 * transaction is tried again, so callers never see it.
 */
export async function commit(writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  if (writes.length > MAX_WRITES) throw new Error(`a transaction takes ${MAX_WRITES} writes, got ${writes.length}`);
  for (let attempt = 0; ; attempt++) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: writes.map((w) => w.item) }));
      return;
    } catch (e) {
      const cause = await explain(writes, e);
      if (cause !== 'collision') throw cause;
      if (attempt >= RETRIES) throw e;
      await pause(attempt);
    }
  }
}
