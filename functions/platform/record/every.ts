import { lastNo } from '#functions/platform/data/sequence.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordStore } from './store.ts';

/** Records read at a time. */
const BATCH = 100;

/** Reads what is stored under the dense numbers of a kind, batch by batch. */
export async function* everyUnder<T>(
  tenantId: string,
  name: string,
  read: (nos: readonly number[]) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  const last = await lastNo(tenantId, name);
  for (let from = 1; from <= last; from += BATCH)
    yield* await read(Array.from({ length: Math.min(BATCH, last - from + 1) }, (_, i) => from + i));
}

/** Every record of a kind by its dense numbers, deleted ones too, read strongly: what indexes and sums are held against. */
export const everyRecord = <T extends object>(store: RecordStore<T>, tenantId: string): AsyncGenerator<Stored<T>> =>
  everyUnder(tenantId, store.definition.name, (nos) => store.many({ tenantId }, nos, new Set(nos)));
