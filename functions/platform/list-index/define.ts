import type { Write } from '#functions/platform/data/write.ts';
import { build } from './build.ts';
import { readCells } from './cells.ts';
import { check } from './check.ts';
import type { Cell } from './codec.ts';
import { fold } from './fold.ts';
import { deltaWrite } from './head.ts';
import { Layout, LEAF_ROWS } from './layout.ts';
import { readAll, readPage } from './read.ts';
import type {
  Columns,
  Difference,
  KeyKind,
  ListFilter,
  ListPage,
  ListQuery,
  ListSpec,
  RowOf,
  Rows,
  Stamped,
} from './types.ts';

export interface ListIndex<K extends KeyKind, C extends Columns> {
  readonly spec: ListSpec;
  /**
   * Belongs in the transaction that writes the record. `before` must be the record's committed state, so that
   * transaction must also check the record's `rev`. `rev` is the record's new revision.
   */
  delta(tenantId: string, no: number, before: RowOf<K, C> | null, after: RowOf<K, C> | null, rev: number): Write;
  /** Always exact, with every committed write in it. */
  read(tenantId: string, query: ListQuery<K, keyof C & string>): Promise<ListPage>;
  /** Every matching number in order, for exports. */
  all(tenantId: string, query: ListFilter<K, keyof C & string>): Promise<number[]>;
  /** The same, with what tells this moment of the list, and of all its records, from every other. */
  stamped(tenantId: string, query: ListFilter<K, keyof C & string>): Promise<Stamped>;
  /** Some columns of every match, cell by cell, for what is counted in more than one way. */
  cells(
    tenantId: string,
    query: ListFilter<K, keyof C & string>,
    columns: readonly ('no' | 'key' | (keyof C & string))[],
  ): Promise<Cell[][]>;
  /**
   * Works pending deltas into the leaves, if there are at least so many; several may run at once. Answers how many it
   * folded.
   */
  fold(tenantId: string, least?: number): Promise<number>;
  /**
   * Writes the index anew while readers and writers go on. `rows` is not touched before the build is announced: give
   * a generator that reads records strongly, not an array read earlier (an array is for seeding). Answers the rows.
   */
  build(tenantId: string, rows: Rows<RowOf<K, C>>): Promise<number>;
  /** Compares the index with the records; a record written meanwhile may show, so check twice what differs. */
  check(tenantId: string, rows: Rows<RowOf<K, C>>): Promise<Difference[]>;
}

/** `leafRows` is for tests, which want many leaves of few rows. */
export function defineList<const K extends KeyKind, const C extends Columns>(
  spec: ListSpec<K, C>,
  { leafRows = LEAF_ROWS } = {},
): ListIndex<K, C> {
  const layout = new Layout(spec, leafRows);
  return {
    spec,
    delta: (tenantId, no, before, after, rev) =>
      deltaWrite(layout, tenantId, no, before && layout.card(before), after && layout.card(after), rev),
    read: (tenantId, query) => readPage(layout, tenantId, query),
    all: async (tenantId, query) => (await readAll(layout, tenantId, query)).nos,
    stamped: (tenantId, query) => readAll(layout, tenantId, query),
    cells: (tenantId, query, columns) => readCells(layout, tenantId, query, columns),
    fold: (tenantId, least) => fold(layout, tenantId, least),
    build: (tenantId, rows) => build(layout, tenantId, rows),
    check: (tenantId, rows) => check(layout, tenantId, rows),
  };
}

/** The row type of a list: `ListRow<typeof showList>`. */
export type ListRow<L> = L extends ListIndex<infer K, infer C> ? RowOf<K, C> : never;
