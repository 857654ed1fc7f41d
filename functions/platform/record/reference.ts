import type { Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Activity, changesBetween, type Stored } from '#shared/kernel/record/record.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { Filter } from '../list-index/types.ts';
import { changeRecord } from './change.ts';
import { plain } from './items.ts';
import type { RecordStore } from './store.ts';

type Changes = Activity['changes'];
interface Named {
  readonly id: Id;
}
/**
 * The merged record and the one it was merged into, as references show it. Both are the same when only its summary is newer.
 */
export interface Move<H> {
  readonly from: Id;
  readonly to: H;
}

/** A move of many references. Each one reads the remaining record again, so that none gets an older summary than the last. */
export interface Moving<H> {
  readonly from: Id;
  readonly toId: Id;
  readonly mergedInto: () => Promise<H>;
}

/** The references that a merge moves: found by the merged record, moved and moved back one by one. */
export interface Follower<H> {
  /** A permanent name: undo finds the references that a merge moved by it. */
  readonly name: string;
  nosOf(tenantId: string, id: Id): Promise<readonly number[]>;
  /** Moves one reference to the remaining record; `mark` stores the changes in the same transaction. */
  move(ctx: TenantContext, no: number, move: Moving<H>, mark: (changes: Changes) => Write): Promise<boolean>;
  /** Undoes a move, in the fields that have not changed since. */
  moveBack(ctx: TenantContext, no: number, move: Moving<H>, changes: Changes, unmark: Write): Promise<boolean>;
}

/** Records of one kind that reference another kind, and carry a card of it. */
export interface Reference<H> extends Follower<H> {
  /** Updates a record from the one that it references. */
  refresh(ctx: TenantContext, no: number, move: Moving<H>): Promise<boolean>;
}

export interface ReferenceSpec<T extends object, H> {
  /** Builds the filters that find records that may reference it. */
  readonly filters: (id: Id) => readonly (readonly Filter[])[];
  /** Found in other ways. */
  readonly more?: (tenantId: string, id: Id) => Promise<readonly number[]>;
  readonly moved: (record: Stored<T>, move: Move<H>) => T;
}

/** Skips a reference whose target already has one of this kind; other errors are rethrown. */
export function isTaken(e: unknown): false {
  if (e instanceof AppError && e.code === 'exists') return false;
  throw e;
}

const read = async <H>({ from, mergedInto }: Moving<H>): Promise<Move<H>> => ({ from, to: await mergedInto() });

const none = async (): Promise<readonly number[]> => [];

export function referenceIn<T extends object, H extends Named>(
  store: RecordStore<T>,
  { filters, more = none, moved }: ReferenceSpec<T, H>,
): Reference<H> {
  const { name, list } = store.definition;
  /**
   * Restores the previous value if the field did not change since the merge. Otherwise moves the reference back in the
   * fields that had moved.
   */
  const movedBack = (record: Stored<T>, move: Move<H>, changes: Changes): T => {
    const turned = moved(record, move) as Record<string, unknown>;
    const now = record as Record<string, unknown>;
    const fields = changes.map(({ field, before, after }) => [
      field,
      isSame(now[field], after) ? before : turned[field],
    ]);
    return { ...record, ...Object.fromEntries(fields) };
  };
  return {
    name,
    nosOf: async (tenantId, id) => {
      const found = filters(id).map((each) => list?.all(tenantId, { filters: each }) ?? []);
      return [...new Set((await Promise.all([...found, more(tenantId, id)])).flat())];
    },
    refresh: (ctx, no, move) =>
      changeRecord(
        ctx,
        store,
        no,
        async (record) => moved(record, await read(move)),
        () => ({ action: 'refresh' }),
      ),
    move: (ctx, no, move, mark) =>
      changeRecord(
        ctx,
        store,
        no,
        async (record) => moved(record, await read(move)),
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
        async (record) => movedBack(record, await read(move), changes),
        () => ({ action: 'unmerge', extra: [unmark] }),
      ),
  };
}
