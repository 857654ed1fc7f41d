import { BoundedCache } from '#functions/platform/data/bounded-cache.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { TenantContext } from '../endpoint/context.ts';
import { defineList } from '../list-index/define.ts';
import type { Filter } from '../list-index/types.ts';
import type { RecordDefinition } from './definition.ts';
import { listOf, type RecordList } from './parts.ts';
import { RecordStore } from './store.ts';

/** The fields that the input of every master has. */
export interface MasterFields {
  readonly name: string;
  readonly isActive: boolean;
  /** Set on the default of new records, in masters that have one. */
  readonly isDefault?: boolean | undefined;
}

/** A stored master with its manual place; masters with the same place are sorted by name. */
export type Placed<I> = I & { readonly sort: number };

/** The target of a deleted master whose records moved to another. */
export interface Moved {
  readonly movedTo?: Id;
}

/** Masters of one kind that are separate lists, such as the statuses of each main area. */
export interface MasterScope<T> {
  /** The field of the list's request and of the record. */
  readonly field: keyof T & string;
  /** Converts the scope to a number of at least 1; undefined for an unknown list. */
  readonly toNo: (value: string) => number | undefined;
}

export interface MasterDefinition<I extends MasterFields>
  extends Pick<RecordDefinition<Placed<I>>, 'name' | 'unique' | 'summary' | 'due' | 'bytes' | 'derived' | 'follows'> {
  readonly scope?: MasterScope<I>;
  /** Takes the master's short code, which is as unique as its name: `code`. */
  readonly code?: (record: I) => string;
  /** Takes the text that a keyword finds besides name and code. */
  readonly words?: (record: I) => string;
  /** New masters get the last place instead of one by name. */
  readonly sorted?: boolean;
  /** Longest name, if not 100. */
  readonly maxName?: number;
}

export type Tenant = Pick<TenantContext, 'tenantId'>;

/**
 * Runs a write that depends on other masters: those it names exist, no one names a deleted one, and a list has one
 * default. The masters of an agency change one after the other.
 */
export const amongMasters = <T>({ tenantId }: Tenant, work: (turn: readonly Write[]) => Promise<T>): Promise<T> =>
  serialized(tenantId, ['masters'], work);

/** The number of lists that a process caches for each kind. */
const MOST_KNOWN = 50;
/** A place as the list's text key. */
const PLACE_DIGITS = 6;

/** The column of the lists of masters that holds the number of their scope. */
export const SCOPE_COLUMN = 'within';

/** The store of a master: one list in the agency's order, one name each. */
export class MasterStore<I extends MasterFields> extends RecordStore<Placed<I>> {
  readonly #list: RecordList<Placed<I>>;
  readonly #known = new BoundedCache<{ readonly stamp: string; readonly all: readonly Stored<Placed<I>>[] }>(
    MOST_KNOWN,
  );

  constructor(readonly master: MasterDefinition<I>) {
    const { scope, words, code, name, ...rest } = master;
    const scopeOf = (record: I) => (scope ? String(record[scope.field]) : '');
    const index = defineList({ name, key: 'text', columns: { [SCOPE_COLUMN]: 'u32', active: 'u8', words: 'text' } });
    const list: RecordList<Placed<I>> = listOf(index, (record) => ({
      no: record.no,
      key: `${String(record.sort).padStart(PLACE_DIGITS, '0')} ${fold(record.name)}`,
      [SCOPE_COLUMN]: scope?.toNo(scopeOf(record)) ?? 0,
      active: record.isActive === false ? 0 : 1,
      words: fold(`${record.name} ${code?.(record) ?? ''} ${words?.(record) ?? ''}`),
    }));
    super({
      name,
      title: (record) => record.name,
      unique: [
        { kind: 'name', field: 'name', of: (record) => `${scopeOf(record)} ${record.name}`.trim() },
        ...(code ? [{ kind: 'code', field: 'code', of: code }] : []),
      ],
      ...rest,
      list,
    });
    this.#list = list;
  }

  /** Filters the list by the scope's value; an unknown value finds nothing. */
  scopeFilter(value: string): Filter {
    return { column: SCOPE_COLUMN, anyOf: [this.master.scope?.toNo(value) ?? -1] };
  }

  /**
   * Finds all masters (of one scope), in order, with every write so far. The list may be read a moment before its rows.
   * Every write of a record also changes the list, so an equal `stamp` means equal records.
   */
  async all(ctx: Tenant, scope?: string): Promise<Stored<Placed<I>>[]> {
    const filters = scope === undefined ? [] : [this.scopeFilter(scope)];
    const { nos, stamp } = await this.#list.stamped(ctx.tenantId, { filters });
    const key = `${ctx.tenantId} ${scope}`;
    const before = this.#known.get(key);
    if (before?.stamp === stamp) return [...before.all];
    const all = (await this.many(ctx, nos, new Set(nos))).filter(({ deletedAt }) => !deletedAt);
    this.#known.set(key, { stamp, all });
    return [...all];
  }

  /** Finds the masters in the list of this one, itself included. */
  async siblings(ctx: Tenant, record: I): Promise<Stored<Placed<I>>[]> {
    const { scope } = this.master;
    return this.all(ctx, scope && String(record[scope.field]));
  }

  /** A list has one default for new records: builds the writes that unmark the others. */
  async unmark(ctx: TenantContext, record: I, exceptId?: string): Promise<Write[]> {
    if (!record.isDefault) return [];
    const marked = (await this.siblings(ctx, record)).filter((other) => other.isDefault && other.id !== exceptId);
    return marked.flatMap((other) => this.writes(ctx, other, this.next(ctx, other, { ...other, isDefault: false })));
  }

  /** Finds a master, or the one its records moved to if it was deleted. */
  async mergedInto(ctx: Tenant, id: Id): Promise<Stored<Placed<I>> | undefined> {
    const found: (Stored<Placed<I>> & Moved) | undefined = await this.find(ctx, id);
    if (!found?.deletedAt) return found;
    return found.movedTo ? this.mergedInto(ctx, found.movedTo) : undefined;
  }

  /** The place of a new one. */
  async lastPlace(ctx: Tenant, record: I): Promise<number> {
    if (!this.master.sorted) return 0;
    return ((await this.siblings(ctx, record)).at(-1)?.sort ?? 0) + 1;
  }
}
