import { lastNo } from '#functions/platform/data/sequence.ts';
import { commit, MAX_WRITES, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Follows, takenOver } from '#shared/kernel/record/seeded.ts';
import type { RecordStore } from './store.ts';

/** Records read at a time. */
const BATCH = 100;

/** Every record by its code, the deleted ones too: what an agency deleted does not come back. */
async function byCode<T extends object>(ctx: TenantContext, store: RecordStore<T>, codeOf: (record: T) => string) {
  const last = await lastNo(ctx.tenantId, store.definition.name);
  const known = new Map<string, Stored<T>>();
  for (let from = 1; from <= last; from += BATCH) {
    const nos = Array.from({ length: Math.min(BATCH, last - from + 1) }, (_, i) => from + i);
    for (const record of await store.many(ctx, nos, new Set(nos))) known.set(codeOf(record), record);
  }
  return known;
}

export interface SyncReport {
  readonly created: number;
  readonly updated: number;
}

/** Brings an agency's records up to what is published; run again, it finds nothing to do. */
export async function syncSeeded<P extends object, T extends P & Follows<P>>(
  ctx: TenantContext,
  store: RecordStore<T>,
  published: readonly P[],
  { codeOf, make }: { readonly codeOf: (record: P) => string; readonly make: (fresh: P) => T },
): Promise<SyncReport> {
  const known = await byCode(ctx, store, codeOf);
  let [created, updated] = [0, 0];
  let waiting: Write[] = [];
  const add = async (writes: readonly Write[]) => {
    if (waiting.length + writes.length > MAX_WRITES) {
      await commit(waiting);
      waiting = [];
    }
    waiting.push(...writes);
  };
  for (const fresh of published) {
    const before = known.get(codeOf(fresh));
    const after = before ? !before.deletedAt && takenOver<P, T>(before, fresh) : make(fresh);
    if (!after) continue;
    await add(
      before
        ? store.writes(ctx, before, store.next(ctx, before, after), { action: 'sync' })
        : store.writes(ctx, undefined, await store.prepare(ctx, after)),
    );
    if (before) updated++;
    else created++;
  }
  await commit(waiting);
  return { created, updated };
}
