import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { WriteOptions } from './definition.ts';
import type { RecordStore } from './store.ts';

/**
 * Changes one live record, read strongly; one that somebody else just wrote is read again. What the change takes from
 * other records it reads itself, so each time after the record: who read those earlier writes over nobody who read them
 * later. Answers whether it changed.
 */
export const changeRecord = <T extends object>(
  ctx: TenantContext,
  store: RecordStore<T>,
  no: number,
  change: (record: Stored<T>) => T | Promise<T>,
  optionsOf: (before: Stored<T>, after: T) => WriteOptions = () => ({}),
): Promise<boolean> =>
  retryStale(async () => {
    const [before] = await store.many(ctx, [no], new Set([no]));
    if (!before || before.deletedAt) return false;
    const after = await change(before);
    if (isSame(after, before)) return false;
    await store.update(ctx, before, after, optionsOf(before, after));
    return true;
  });
