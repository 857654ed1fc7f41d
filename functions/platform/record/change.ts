import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { Filter } from '../list-index/types.ts';
import type { RecordStore, WriteOptions } from './store.ts';

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

/** Brings what records carry of another one up to date, wherever one of the places finds them; answers how many changed. */
export async function refreshCarried<T extends object>(
  ctx: TenantContext,
  store: RecordStore<T>,
  places: readonly Filter[],
  change: (record: Stored<T>) => T,
): Promise<number> {
  const { list } = store.definition;
  const found = await Promise.all(places.map((place) => list?.all(ctx.tenantId, { filters: [place] }) ?? []));
  let changed = 0;
  for (const no of new Set(found.flat()))
    if (await changeRecord(ctx, store, no, change, () => ({ action: 'refresh' }))) changed++;
  return changed;
}
