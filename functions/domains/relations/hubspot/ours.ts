import * as z from 'zod';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { RecordContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { CompanyRole } from '#shared/domains/relations/company/schemas.ts';
import type { Values } from '#shared/domains/relations/hubspot/rules.ts';
import type { Approvable } from '#shared/kernel/access/approval.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** The log entry of a write by the synchronisation. */
export const SYNC_ACTION = 'sync';

/** Builds the writes that go with a record, by its id and its values after the write. */
export type Along = (id: Id, after: Values) => readonly Write[];
/** One of our records, as the synchronisation sees it. */
export interface Ours {
  readonly no: number;
  readonly id: Id;
  readonly title: string;
  readonly values: Values;
  /** A record that waits for approval is not sent. */
  readonly isWaiting: boolean;
  /** The name of the company that `values.company` means. */
  readonly companyName: string;
  /** Takes values over. `theirs`: all values of HubSpot. */
  save(ctx: RecordContext, change: Values, theirs: Values, along: Along): Promise<void>;
}
/** Our side of a kind. */
export interface OurSide {
  all(ctx: RecordContext): Promise<Ours[]>;
  /** Finds the numbers of all records after one, in their order. */
  nosAfter(ctx: RecordContext, no: number): Promise<number[]>;
  /** Reads records strongly, without deleted ones. */
  many(ctx: RecordContext, nos: readonly number[]): Promise<Ours[]>;
  create(ctx: RecordContext, theirs: Values, newRole: CompanyRole, along: Along): Promise<Ours>;
}

export interface OurKind<T extends object, I> {
  readonly store: RecordStore<T>;
  readonly schema: z.ZodType<I>;
  readonly prepare: (ctx: RecordContext, input: I, before?: T) => Promise<T>;
  readonly valuesOf: (record: T) => Values;
  readonly companyName?: (record: T) => string;
  /** The input with values taken over. Its schema checks it. */
  readonly inputOf: (before: T | undefined, change: Values, theirs: Values, newRole: CompanyRole) => unknown;
}

/** Tells whether a value cannot be stored here, which only a person can mend. */
export const isRefusal = (e: unknown): boolean =>
  e instanceof z.ZodError || (e instanceof AppError && e.code !== 'stale' && e.code !== 'unavailable');

export function ourSide<T extends Approvable, I>(kind: OurKind<T, I>): OurSide {
  const { store, schema, prepare, valuesOf, inputOf } = kind;
  const seen = (record: Stored<T>): Ours => ({
    no: record.no,
    id: record.id,
    title: store.definition.title(record),
    values: valuesOf(record),
    isWaiting: Boolean(record.isPreliminary),
    companyName: kind.companyName?.(record) ?? '',
    async save(ctx, change, theirs, along) {
      const input = schema.parse(inputOf(record, change, theirs, 'promoter'));
      const after = store.next(ctx, record, await prepare(ctx, input, record));
      await written(ctx, record, after, along);
    },
  });
  const written = (ctx: RecordContext, before: Stored<T> | undefined, after: Stored<T>, along: Along) =>
    commit(
      store.writes(ctx, before, after, {
        action: SYNC_ACTION,
        isOneOfMany: true,
        extra: along(after.id, valuesOf(after)),
      }),
    );
  const nosOf = async ({ tenantId }: RecordContext) => (await store.definition.list?.all(tenantId, {})) ?? [];
  const many = async (ctx: RecordContext, nos: readonly number[]) =>
    (await store.many(ctx, nos, new Set(nos))).filter(({ deletedAt }) => !deletedAt).map(seen);
  return {
    many,
    all: async (ctx) => (await store.many(ctx, await nosOf(ctx))).filter(({ deletedAt }) => !deletedAt).map(seen),
    nosAfter: async (ctx, last) => (await nosOf(ctx)).filter((no) => no > last).sort((a, b) => a - b),
    async create(ctx, theirs, newRole, along) {
      const input = schema.parse(inputOf(undefined, theirs, theirs, newRole));
      const record = await store.prepare(ctx, prepare(ctx, input));
      await written(ctx, undefined, record, along);
      return seen(record);
    },
  };
}
