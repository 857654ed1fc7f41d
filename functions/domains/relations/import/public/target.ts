import type * as z from 'zod';
import { callerFields } from '#functions/domains/identity/free-field/public/caller.ts';
import { type WithValues, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import type { SimilarityKeyOwner } from '#functions/platform/data/similarity-index.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { askingFor, checkFreeValues } from '#shared/domains/identity/free-field/rules.ts';
import type { FreeKind } from '#shared/domains/identity/free-field/schemas.ts';
import type { SimilarityKey } from '#shared/domains/relations/duplicate/rules.ts';
import { takesColumn } from '#shared/domains/relations/import/agency-fields.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Values = Readonly<Record<string, unknown>>;
/** Parts of an input that a row's values lead to by way of other records, or why they do not. */
export type Link = (values: Values) => object | ErrorDetail;

/** How rows become records of an area. */
export interface SubjectDefinition<T extends WithValues, I extends WithValues> {
  readonly store: RecordStore<T>;
  readonly rights: Readonly<Record<'create' | 'update' | 'delete', Permission>>;
  readonly schema: z.ZodType<I>;
  /** Rules of the input that need no other record. */
  readonly check?: (input: I) => void;
  /** Rules of the whole record, with what it had before the row. */
  readonly checkWhole?: (input: I) => void;
  readonly freeArea: FreeKind;
  /** Prepares all of the record but its free fields. */
  readonly prepare: (ctx: UserContext, input: I, before?: Stored<T>) => Promise<T>;
  readonly title: (input: I) => string;
  /** Returns the traits by which a row's record is found when it exists already. */
  readonly similarityKeys: (input: I, linked: object) => readonly SimilarityKey[];
  readonly known: (ctx: TenantContext) => AsyncIterable<SimilarityKeyOwner>;
  readonly link?: (ctx: TenantContext) => Promise<Link>;
  /** Combines the `linked` parts with those of a record that exists. */
  readonly linkedOver?: (linked: object, before: Stored<T>) => object;
  /** Lists the words, besides its title, by which a column of another file may name a record. */
  readonly nouns?: (record: Stored<T>) => readonly string[];
  /** Tells whether other records name the record by now; an undo then keeps it. Only an undo loads this. */
  readonly isUsed: (ctx: TenantContext, id: Id) => Promise<boolean>;
}

/** A written row, with the data that an undo needs. */
export interface Done {
  readonly kind: 'created' | 'updated';
  readonly id: Id;
  readonly rev: number;
  /** The record's fields before the row. */
  readonly before?: object;
}
export interface Checked {
  readonly title: string;
  readonly similarityKeys: readonly SimilarityKey[];
}
/** The input of a row: `over` puts its values over a base record, `linked` holds the parts of other records. */
export interface RowInput {
  readonly over: (base: object) => object;
  readonly linked: object;
}
/** Creates the mark of a row, to be written in the row's own transaction. */
export type Mark = (done: Done) => Write;
/** Lists the errors of a row as a new record, or as an update of `before`. */
export type Refusals = (row: RowInput, before?: object) => readonly ErrorDetail[];
interface Known {
  readonly id: Id;
  readonly name: string;
  readonly record: object;
}

/** A record with the words that a column of a file may name it by. */
export interface Nouns {
  readonly id: Id;
  readonly name: string;
  readonly words: readonly string[];
}

/** A `TargetDefinition` without the type of its records. */
export interface Target {
  readonly rights: SubjectDefinition<object, object>['rights'];
  /** Reads and checks a row alone, before its action is decided. */
  read(row: RowInput): Checked | readonly ErrorDetail[];
  refusals(ctx: UserContext): Promise<Refusals>;
  known(ctx: TenantContext): AsyncIterable<SimilarityKeyOwner>;
  link(ctx: TenantContext): Promise<Link>;
  named(ctx: TenantContext, nos: readonly number[]): Promise<Map<number, Known>>;
  /** Lists all records of the area. */
  nouns(ctx: TenantContext): Promise<readonly Nouns[]>;
  create(ctx: UserContext, row: RowInput, mark: Mark): Promise<unknown>;
  update(ctx: UserContext, id: Id, row: RowInput, mark: Mark): Promise<unknown>;
  undo(ctx: UserContext, done: Done, mark: Write): Promise<unknown>;
}

/** Runs a check and returns its errors; the list is empty when the check passes. */
function detailsFrom(check: () => unknown): readonly ErrorDetail[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.details;
    throw error;
  }
}

/** Reads a row as the input of a record, with its errors. */
function reading<T extends WithValues, I extends WithValues>(target: SubjectDefinition<T, I>) {
  const { schema, linkedOver = (linked) => linked } = target;
  const inputOf = ({ over, linked }: RowInput, before?: Stored<T>): object =>
    before ? { ...over(plain(before)), ...linkedOver(linked, before) } : { ...over({}), ...linked };
  const parse = (row: RowInput, before?: Stored<T>): I => checkInput(schema, inputOf(row, before));
  const checked = (row: RowInput, before?: Stored<T>): I => {
    const input = parse(row, before);
    target.check?.(input);
    return input;
  };
  const whole = (row: RowInput, before?: Stored<T>): I => {
    const input = checked(row, before);
    target.checkWhole?.(input);
    return input;
  };
  const refusals = async (ctx: UserContext): Promise<Refusals> => {
    const fields = askingFor((await callerFields(ctx, target.freeArea)).fields, takesColumn);
    return (row, before) =>
      detailsFrom(() => {
        const { freeFields = {} } = whole(row, before as Stored<T> | undefined);
        const { problems } = checkFreeValues(fields, freeFields, (before as WithValues | undefined)?.freeFields);
        if (problems.length > 0) throw new InvalidInput(problems);
      });
  };
  return { checked, whole, refusals };
}

const HOW = { isOneOfMany: true } as const;

export function targetOf<T extends WithValues, I extends WithValues>(target: SubjectDefinition<T, I>): Target {
  const { store } = target;
  const { checked, whole, refusals } = reading(target);
  const prepare = withFree(target.freeArea, target.prepare, takesColumn);
  const live = async (ctx: TenantContext, id: Id) => {
    const found = await store.find(ctx, id);
    return found?.deletedAt ? undefined : found;
  };
  return {
    rights: target.rights,
    known: target.known,
    refusals,
    link: async (ctx) => (await target.link?.(ctx)) ?? (() => ({})),
    read(row) {
      const problems = detailsFrom(() => checked(row));
      if (problems.length > 0) return problems;
      const input = checked(row);
      return { title: target.title(input), similarityKeys: target.similarityKeys(input, row.linked) };
    },
    async named(ctx, nos) {
      const records = await store.many(ctx, nos);
      const there = records.filter(({ deletedAt }) => !deletedAt);
      return new Map(
        there.map((record) => [record.no, { id: record.id, name: store.definition.title(record), record }]),
      );
    },
    async nouns(ctx) {
      const nos = (await store.definition.list?.all(ctx.tenantId, {})) ?? [];
      return (await store.many(ctx, nos)).map((record) => ({
        id: record.id,
        name: store.definition.title(record),
        words: target.nouns?.(record) ?? [],
      }));
    },
    async create(ctx, row, mark) {
      const record = await store.prepare(ctx, prepare(ctx, whole(row)));
      const done = { kind: 'created', id: record.id, rev: record.rev } as const;
      await commit(store.writes(ctx, undefined, record, { ...HOW, action: 'import', extra: [mark(done)] }));
    },
    async update(ctx, id, row, mark) {
      const before = await store.get(ctx, id);
      const done = { kind: 'updated', id, rev: before.rev + 1, before: plain(before) } as const;
      const after = await prepare(ctx, whole(row, before), before);
      await store.update(ctx, before, after, { ...HOW, action: 'import', extra: [mark(done)] });
    },
    async undo(ctx, { kind, id, rev, before }, mark) {
      const record = await live(ctx, id);
      if (record?.rev !== rev) throw new AppError('import.changed');
      const options = { ...HOW, action: 'undoImport', extra: [mark] };
      if (kind === 'updated') return store.update(ctx, record, before as T, options);
      if (await target.isUsed(ctx, id)) throw new AppError('import.used');
      return store.remove(ctx, record, options);
    },
  };
}
