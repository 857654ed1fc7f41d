import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import type { Approvable, ApprovalMachine } from '#shared/kernel/access/approval.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { approve } from './approval.ts';
import type { WriteOptions } from './definition.ts';
import type { Findable } from './references.ts';
import type { ListMapping } from './request.ts';
import type { RecordStore } from './store.ts';

/** Runs the operation on one record. `once` belongs in the write: it makes a repeated delivery do nothing. */
export type BatchStep<T> = (record: Stored<T>, once: WriteOptions) => Promise<unknown>;

/** Further input that some operations take. */
export interface BatchMore {
  /** Days by which copies are moved to later dates. */
  readonly shiftDays?: number | undefined;
  /** The reason, for operations that require one. */
  readonly reason?: string | undefined;
}

export interface BatchOperation<T> {
  readonly permission: Permission;
  /** Set for operations on deleted records. Default: live ones. */
  readonly ofDeleted?: true;
  /**
   * Set if the operation takes values; otherwise they are refused. `removed` lists the values that the records lose.
   */
  readonly takesValues?: true;
  readonly takesRemoved?: true;
  /** Checks the values once for all records. */
  readonly prepare: (
    ctx: UserContext,
    values: readonly string[],
    removed: readonly string[],
    more: BatchMore,
  ) => Promise<BatchStep<T>> | BatchStep<T>;
}

/** The batch operations of a main area. */
export interface BatchDefinition<T extends object> {
  readonly store: RecordStore<T>;
  readonly mapping: ListMapping;
  /** Returns the filters that the user's rights impose on the list. */
  readonly always?: (ctx: UserContext) => readonly Filter[];
  /** Throws when the record is not the user's to see. */
  readonly check?: (ctx: UserContext, record: Stored<T>) => unknown;
  readonly operations: Readonly<Record<string, BatchOperation<T>>>;
}

/** Finds the record that an operation's only value refers to. */
export async function referred<T extends object>(
  ctx: UserContext,
  store: Findable<T>,
  [id, ...more]: readonly string[],
  accept: (record: Stored<T>) => boolean,
): Promise<Stored<T>> {
  const found = id && more.length === 0 ? await store.find(ctx, id) : undefined;
  if (!found || found.deletedAt || !accept(found)) throw new AppError('choice', { field: 'values' });
  return found;
}

/** `checkRemovable` is the rule that the plain delete asks too. */
export const removing = <T extends object>(
  store: RecordStore<T>,
  permission: Permission,
  checkRemovable: (record: Stored<T>) => void = () => undefined,
): BatchOperation<T> => ({
  permission,
  prepare: (ctx) => (record, once) => {
    checkRemovable(record);
    return store.remove(ctx, record, once);
  },
});

export const restoring = <T extends object>(store: RecordStore<T>, permission: Permission): BatchOperation<T> => ({
  permission,
  ofDeleted: true,
  prepare: (ctx) => (record, once) => store.restore(ctx, record, once),
});

export const approving = <T extends Approvable>(
  store: RecordStore<T>,
  area: ApprovalMachine,
  permission: Permission,
): BatchOperation<T> => ({
  permission,
  prepare: (ctx) => (record, once) => approve(ctx, store, area, record, once),
});
