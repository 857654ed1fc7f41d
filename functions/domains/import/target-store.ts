import * as z from 'zod';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TraitOwner } from '#functions/platform/traits.ts';
import { commit, type Write } from '#functions/platform/write.ts';
import type { Trait } from '#shared/domains/duplicate/rules.ts';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { detailsOf } from '#shared/kernel/issues.ts';
import type { Permission } from '#shared/kernel/permission.ts';
import type { Stored } from '#shared/kernel/record.ts';

type Values = Readonly<Record<string, unknown>>;
/** Parts of an input that a row's values lead to by way of other records, or why they do not. */
export type Link = (values: Values) => object | ErrorDetail;

/** How rows become records of an area. */
export interface TargetDefinition<T extends object, I> {
  readonly store: RecordStore<T>;
  readonly rights: Readonly<Record<'create' | 'update' | 'delete', Permission>>;
  readonly schema: z.ZodType<I>;
  /** Rules of the input that need no other record. */
  readonly check?: (input: I) => void;
  readonly prepare: (ctx: UserContext, input: I, before?: Stored<T>) => Promise<T>;
  readonly title: (input: I) => string;
  /** What tells that a row is there already. */
  readonly traits: (input: I, linked: object) => readonly Trait[];
  readonly known: (ctx: TenantContext) => AsyncIterable<TraitOwner>;
  readonly link?: (ctx: TenantContext) => Promise<Link>;
  /** Whether other records name it by now: what an import made then stays. Asked at an undo alone, and fetched there. */
  readonly isUsed: (ctx: TenantContext, id: Id) => Promise<boolean>;
}

/** What an undo needs to know of a row that was written. */
export interface Done {
  readonly kind: 'created' | 'updated';
  readonly id: Id;
  readonly rev: number;
  /** The record's fields as they were. */
  readonly before?: object;
}
export interface Checked {
  readonly title: string;
  readonly traits: readonly Trait[];
}
/** Belongs in the row's own transaction. */
export type Mark = (done: Done) => Write;

/** The same whatever the type of its records. */
export interface Target {
  readonly rights: TargetDefinition<object, unknown>['rights'];
  check(input: object, linked: object): Checked | readonly ErrorDetail[];
  known(ctx: TenantContext): AsyncIterable<TraitOwner>;
  link(ctx: TenantContext): Promise<Link>;
  named(ctx: TenantContext, nos: readonly number[]): Promise<Map<number, { readonly id: Id; readonly name: string }>>;
  create(ctx: UserContext, input: object, mark: Mark): Promise<unknown>;
  update(ctx: UserContext, id: Id, inputOver: (base: object) => object, mark: Mark): Promise<unknown>;
  undo(ctx: UserContext, done: Done, mark: Write): Promise<unknown>;
}

export function targetOf<T extends object, I>(target: TargetDefinition<T, I>): Target {
  const { store, schema, prepare } = target;
  const parse = (input: object): I => {
    const parsed = z.safeParse(schema, input);
    if (!parsed.success) throw new InvalidInput(detailsOf(parsed.error));
    return parsed.data;
  };
  const live = async (ctx: TenantContext, id: Id) => {
    const found = await store.find(ctx, id);
    return found?.deletedAt ? undefined : found;
  };
  return {
    rights: target.rights,
    known: target.known,
    link: async (ctx) => (await target.link?.(ctx)) ?? (() => ({})),
    check(input, linked) {
      const parsed = z.safeParse(schema, { ...input, ...linked });
      if (!parsed.success) return detailsOf(parsed.error);
      try {
        target.check?.(parsed.data);
      } catch (error) {
        if (error instanceof AppError) return error.details;
        throw error;
      }
      return { title: target.title(parsed.data), traits: target.traits(parsed.data, linked) };
    },
    async named(ctx, nos) {
      const records = await store.many(ctx, nos);
      const there = records.filter(({ deletedAt }) => !deletedAt);
      return new Map(there.map((record) => [record.no, { id: record.id, name: store.definition.title(record) }]));
    },
    async create(ctx, input, mark) {
      const record = await store.prepare(ctx, prepare(ctx, parse(input)));
      const done = { kind: 'created', id: record.id, rev: record.rev } as const;
      await commit(store.writes(ctx, undefined, record, { action: 'import', extra: [mark(done)] }));
    },
    async update(ctx, id, inputOver, mark) {
      const before = await store.get(ctx, id);
      const done = { kind: 'updated', id, rev: before.rev + 1, before: plain(before) } as const;
      const input = parse(inputOver(plain(before)));
      const after = await prepare(ctx, input, before);
      await store.update(ctx, before, after, { action: 'import', extra: [mark(done)] });
    },
    async undo(ctx, { kind, id, rev, before }, mark) {
      const record = await live(ctx, id);
      if (record?.rev !== rev) throw new AppError('import.changed');
      const options = { action: 'undoImport', extra: [mark] };
      if (kind === 'updated') return store.update(ctx, record, before as T, options);
      if (await target.isUsed(ctx, id)) throw new AppError('import.used');
      return store.remove(ctx, record, options);
    },
  };
}
