import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { changeRecord } from './change.ts';
import { byId } from './request.ts';
import type { RecordStore } from './store.ts';

/** The status and tags that records of the main areas take from the agency's own lists. */
export interface Carried {
  readonly statusId?: Id | undefined;
  readonly tagIds?: Id[] | undefined;
}

/** Columns, filters and cells of a list whose records carry both. */
export const CARRIED = { status: 'u32', tags: 'many' } as const;
export const carriedFields = { status: byId('status'), tag: byId('tags') };
export const carriedRow = ({ statusId, tagIds = [] }: Carried) => ({
  status: statusId ? noOf(statusId) : 0,
  tags: tagIds.map(noOf),
});

/** The records of an area, without their type: only their statuses and tags count. */
export interface Taggable {
  /** Numbers of the live records whose list column holds this number. */
  find(ctx: Pick<TenantContext, 'tenantId'>, column: string, no: number): Promise<readonly number[]>;
  rewrite(ctx: TenantContext, no: number, change: (carried: Carried) => Carried | Promise<Carried>): Promise<boolean>;
}

export const taggableOf = <T extends Carried>(store: RecordStore<T>): Taggable => ({
  find: async ({ tenantId }, column, no) =>
    (await store.definition.list?.all(tenantId, { filters: [{ column, anyOf: [no] }] })) ?? [],
  rewrite: (ctx, no, change) =>
    changeRecord(ctx, store, no, async (record) => ({ ...record, ...(await change(record)) })),
});
