import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { done, type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { without } from '#shared/kernel/values/without.ts';
import type { UserContext } from '../endpoint/context.ts';
import type { Filter } from '../list-index/types.ts';
import type { PickerSummary } from '../picker/types.ts';
import { activityOf } from './activity.ts';
import { type ListMapping, listQuery } from './request.ts';
import type { RecordStore } from './store.ts';

/*
 * The handlers of a plain record. A domain with its own rules writes its handlers out instead.
 */
interface WithId {
  readonly params: { readonly id: Id };
  readonly ctx: UserContext;
}

export const listRecords =
  <T extends object>(store: RecordStore<T>, mapping: ListMapping, always?: (ctx: UserContext) => readonly Filter[]) =>
  async ({ body, ctx }: { body: ListRequest; ctx: UserContext }): Promise<Paged<Stored<T>>> =>
    store.page(ctx, await listQuery(ctx, mapping, body, always?.(ctx)));

export const getRecord =
  <T extends object>(store: RecordStore<T>) =>
  ({ params, ctx }: WithId): Promise<Stored<T>> =>
    store.get(ctx, params.id);

/** Creates a record. `prepare` checks the input against other records and fills in the fields copied from them. */
export const createRecord =
  <T extends object, I>(store: RecordStore<T>, prepare: (ctx: UserContext, input: I) => T | Promise<T>) =>
  async ({ body, ctx }: { body: I; ctx: UserContext }): Promise<Stored<T>> =>
    store.create(ctx, prepare(ctx, body));

/** Updates a record. `check` refuses one that the caller may not change. */
export const updateRecord =
  <T extends object, I extends object>(
    store: RecordStore<T>,
    prepare: (ctx: UserContext, input: I, before: Stored<T>) => T | Promise<T>,
    check?: (ctx: UserContext, before: Stored<T>) => unknown,
  ) =>
  async ({ params, body, ctx }: WithId & { body: I & { rev: number } }): Promise<Stored<T>> => {
    const before = await store.getForUpdate(ctx, params.id, body.rev, (found) => check?.(ctx, found));
    return store.update(ctx, before, await prepare(ctx, without<I>(body, 'rev'), before));
  };

export const removeRecord =
  <T extends object>(store: RecordStore<T>) =>
  async ({ params, ctx }: WithId) => {
    await store.remove(ctx, await store.get(ctx, params.id));
    return done;
  };

export const restoreRecord =
  <T extends object>(store: RecordStore<T>) =>
  async ({ params, ctx }: WithId): Promise<Stored<T>> =>
    store.restore(ctx, await store.getDeleted(ctx, params.id));

interface Search {
  readonly keyword: string;
  readonly page: number;
  readonly perPage: number;
  readonly excludeKeys: readonly string[];
}
export const pickRecords =
  <T extends object>(store: RecordStore<T>, accept?: (summary: PickerSummary, ctx: UserContext) => boolean) =>
  async ({ body, ctx }: { body: Search; ctx: UserContext }) => {
    const { picker } = store.definition;
    if (!picker) throw new Error(`${store.definition.name} has no picker`);
    const found = await picker.search(ctx.tenantId, {
      ...body,
      ...(accept ? { accept: (summary: PickerSummary) => accept(summary, ctx) } : {}),
    });
    return { ...found, items: found.items.map(({ key, value, sublabel }) => ({ key, value, sublabel })) };
  };

/** The log of a record the caller may see. */
export const recordActivity =
  <T extends object>(store: RecordStore<T>) =>
  async ({ params, query, ctx }: WithId & { query: { before?: string | undefined } }) => {
    await store.get(ctx, params.id);
    return { rows: await activityOf(ctx.tenantId, store.definition.name, noOf(params.id), 50, query.before) };
  };
