import { type BatchOperation, referred } from '#functions/platform/record/batch.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { isOwner } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { userStore } from '../store.ts';

interface Owning<T> {
  readonly ownerOf: (record: T) => Id | undefined;
  readonly owned: (record: T, owner: Stored<UserFields>) => T;
  /** The rule that a plain change asks too. */
  readonly checkChangeable?: (record: Stored<T>) => void;
}

/** Puts many records into a colleague's hands. */
export const owning = <T extends object>(
  store: RecordStore<T>,
  permission: Permission,
  { ownerOf, owned, checkChangeable = () => undefined }: Owning<T>,
): BatchOperation<T> => ({
  permission,
  takesValues: true,
  prepare: async (ctx, values) => {
    const owner = await referred(ctx, userStore, values, isOwner);
    return async (record, once) => {
      if (ownerOf(record) === owner.id) return;
      checkChangeable(record);
      await store.update(ctx, record, owned(record, owner), once);
    };
  },
});

/** For records that carry their owner's name beside the id. */
export const bySummary = <
  T extends { readonly owner?: { readonly userId: Id; readonly name: string } | undefined },
>(): Pick<Owning<T>, 'ownerOf' | 'owned'> => ({
  ownerOf: ({ owner }) => owner?.userId,
  owned: (record, { id, name }) => ({ ...record, owner: { userId: id, name } }),
});
