import { inParallel } from './in-parallel.ts';
import { commit, MAX_WRITES, type Write } from './write.ts';

/** Writes that need not stand or fall together, a transaction's worth at a time, so many transactions at once. */
export async function commitEach(writes: readonly Write[], atOnce = 1): Promise<void> {
  const starts = Array.from({ length: Math.ceil(writes.length / MAX_WRITES) }, (_, i) => i * MAX_WRITES);
  await inParallel(starts, atOnce, (start) => commit(writes.slice(start, start + MAX_WRITES)));
}
