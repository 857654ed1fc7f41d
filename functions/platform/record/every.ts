import { lastNo } from '#functions/platform/data/sequence.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordStore } from './store.ts';

/** Records read at a time. */
const BATCH = 100;

/** Every record of a kind by its dense numbers, deleted ones too, read strongly: what indexes and sums are held against. */
export async function* everyRecord<T extends object>(
  store: RecordStore<T>,
  tenantId: string,
): AsyncGenerator<Stored<T>> {
  const last = await lastNo(tenantId, store.definition.name);
  for (let from = 1; from <= last; from += BATCH) {
    const nos = Array.from({ length: Math.min(BATCH, last - from + 1) }, (_, i) => from + i);
    yield* await store.many({ tenantId }, nos, new Set(nos));
  }
}
