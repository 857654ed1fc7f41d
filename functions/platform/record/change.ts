import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { WriteOptions } from './definition.ts';
import type { RecordStore } from './store.ts';

const TRIES = 5;

/** Changes one live record, read strongly; one that somebody else just wrote is read again. Answers whether it changed. */
export async function changeRecord<T extends object>(
  ctx: TenantContext,
  store: RecordStore<T>,
  no: number,
  change: (record: Stored<T>) => T,
  optionsOf: (before: Stored<T>, after: T) => WriteOptions = () => ({}),
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const [before] = await store.many(ctx, [no], new Set([no]));
    if (!before || before.deletedAt) return false;
    const after = change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return false;
    try {
      await store.update(ctx, before, after, optionsOf(before, after));
      return true;
    } catch (e) {
      if (!(e instanceof AppError) || e.code !== 'stale' || attempt >= TRIES) throw e;
    }
  }
}
