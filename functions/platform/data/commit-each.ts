import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { commit, MAX_WRITES, type Write } from './write.ts';

/** Writes that need not stand or fall together, a transaction's worth at a time, so many transactions at once. */
export async function commitEach(writes: readonly Write[], atOnce = 1): Promise<void> {
  await inParallel(chunks(writes, MAX_WRITES), atOnce, commit);
}
