import type { Id } from '#shared/kernel/ids.ts';
import { type Activity, changesBetween, type Stored } from '#shared/kernel/record.ts';
import type { TenantContext } from './endpoint/context.ts';
import type { Filter } from './list-index/types.ts';
import { changeRecord } from './record/change.ts';
import { plain } from './record/items.ts';
import type { RecordStore } from './record/store.ts';
import type { Write } from './write.ts';

type Changes = Activity['changes'];
/** The one that goes, and the one in its place as its references show it. */
interface Move<H> {
  readonly from: Id;
  readonly to: H;
}

/** Records of one kind that refer to records that can be merged. */
export interface Reference<H> {
  /** Lasting: undo finds by it what a merge moved. */
  readonly name: string;
  nosOf(tenantId: string, id: Id): Promise<number[]>;
  /** Lets one record refer to the other; `mark` remembers in the same transaction what that changed. */
  move(ctx: TenantContext, no: number, move: Move<H>, mark: (changes: Changes) => Write): Promise<boolean>;
  /** Takes a move back, as far as the record was not changed since. */
  moveBack(ctx: TenantContext, no: number, move: Move<H>, changes: Changes, unmark: Write): Promise<boolean>;
}

interface ReferenceSpec<T extends object, H> {
  /** Each finds records that may refer to it. */
  readonly filters: (id: Id) => readonly (readonly Filter[])[];
  readonly moved: (record: Stored<T>, move: Move<H>) => T;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function referenceIn<T extends object, H>(
  store: RecordStore<T>,
  { filters, moved }: ReferenceSpec<T, H>,
): Reference<H> {
  const { name, list } = store.definition;
  /** Exactly as before where nothing happened since; else the other way round, in the fields that had moved. */
  const movedBack = (record: Stored<T>, move: Move<H>, changes: Changes): T => {
    const turned = moved(record, move) as Record<string, unknown>;
    const now = record as Record<string, unknown>;
    const fields = changes.map(({ field, before, after }) => [field, same(now[field], after) ? before : turned[field]]);
    return { ...record, ...Object.fromEntries(fields) };
  };
  return {
    name,
    nosOf: async (tenantId, id) => {
      const found = await Promise.all(filters(id).map((each) => list?.all(tenantId, { filters: each }) ?? []));
      return [...new Set(found.flat())];
    },
    move: (ctx, no, move, mark) =>
      changeRecord(
        ctx,
        store,
        no,
        (record) => moved(record, move),
        (before, after) => ({
          action: 'merge',
          extra: [mark(changesBetween(plain(before), plain(after as Stored<T>)))],
        }),
      ),
    moveBack: (ctx, no, move, changes, unmark) =>
      changeRecord(
        ctx,
        store,
        no,
        (record) => movedBack(record, move, changes),
        () => ({ action: 'unmerge', extra: [unmark] }),
      ),
  };
}
