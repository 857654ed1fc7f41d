import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import type { Filter } from '../list-index/types.ts';
import { changeRecord } from './change.ts';
import type { RecordStore } from './store.ts';

interface User {
  readonly id: Id;
  readonly name: string;
}
type Pass<T> = (record: Stored<T>, from: Id, to: User) => T;

/** The records of a kind that a user is responsible for, and how one passes to a colleague. */
export interface Owned {
  readonly nosOf: (ctx: Pick<TenantContext, 'tenantId'>, userId: Id) => Promise<readonly number[]>;
  /** Returns whether the record has changed. `to` is read with each change. */
  readonly pass: (ctx: TenantContext, no: number, from: Id, to: () => Promise<User>) => Promise<boolean>;
}

/** Describes how the records of a store pass from one user to another. `filtersOf` finds those of a user. */
export const ownedBy = <T extends object>(
  store: RecordStore<T>,
  filtersOf: (userNo: number) => readonly Filter[],
  passed: Pass<T>,
): { readonly owned: Owned } => ({
  owned: {
    nosOf: async ({ tenantId }, userId) =>
      (await store.definition.list?.all(tenantId, { filters: filtersOf(noOf(userId)) })) ?? [],
    pass: (ctx, no, from, to) =>
      changeRecord(
        ctx,
        store,
        no,
        async (record) => passed(record, from, await to()),
        () => ({ action: 'transfer' }),
      ),
  },
});

export const isOwnerOf = (no: number): Filter[] => [{ column: 'owner', anyOf: [no] }];

interface WithOwner {
  readonly owner: { readonly userId: Id; readonly name: string };
}
/** The same for records with a card of their owner. */
export const ownedByOwner = <T extends WithOwner>(store: RecordStore<T>): { readonly owned: Owned } =>
  ownedBy(store, isOwnerOf, (record, from, to) =>
    record.owner.userId === from ? { ...record, owner: { userId: to.id, name: to.name } } : record,
  );
