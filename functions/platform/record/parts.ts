import { itemOf, type Write } from '#functions/platform/data/write.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Cell } from '../list-index/codec.ts';
import type { ListIndex } from '../list-index/define.ts';
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
} from '../list-index/types.ts';
import type { Picker, PickerResult, PickerSearch, PickerSummary } from '../picker/types.ts';

/** A list bound to its records: the store hands records over and never sees a row. */
export interface RecordList<T extends object> {
  readonly spec: ListSpec;
  delta(tenantId: string, before: Stored<T> | undefined, after: Stored<T> | undefined, rev: number): Write;
  read(tenantId: string, query: ListQuery): Promise<ListPage>;
  all(tenantId: string, query: ListFilter): Promise<number[]>;
  stamped(tenantId: string, query: ListFilter): Promise<Stamped>;
  cells(tenantId: string, query: ListFilter, columns: readonly string[]): Promise<Cell[][]>;
  fold(tenantId: string, least?: number): Promise<number>;
  build(tenantId: string, records: Rows<Stored<T>>): Promise<number>;
  check(tenantId: string, records: Rows<Stored<T>>): Promise<Difference[]>;
}

/** Cells of a row that depend on how the agency has set up its list. */
export interface AgencyCells<T extends object> {
  /** Whether a record has any; without it nothing is read. */
  readonly has: (record: Stored<T>) => boolean;
  /** For a write, what its request knows already is good enough; what is written anew as a whole asks for today's. */
  readonly load: (tenantId: string, isWrite: boolean) => Promise<(record: Stored<T>) => object>;
}

export function listOf<T extends object, const K extends KeyKind, const C extends Columns>(
  index: ListIndex<K, C>,
  rowOf: (record: Stored<T>) => RowOf<K, C>,
  agency?: AgencyCells<NoInfer<T>>,
): RecordList<T> {
  async function rowMaker(tenantId: string, isWrite = false) {
    const cells = await agency?.load(tenantId, isWrite);
    return (record: Stored<T>): RowOf<K, C> => ({ ...rowOf(record), ...cells?.(record) });
  }
  async function* rows(tenantId: string, records: Rows<Stored<T>>) {
    // Asked for at the first record: a build announces itself before it looks at anything.
    let row: ((record: Stored<T>) => RowOf<K, C>) | undefined;
    for await (const record of records) {
      row ??= await rowMaker(tenantId);
      yield row(record);
    }
  }
  type Q = ListQuery<K, keyof C & string>;
  return {
    spec: index.spec,
    delta: (tenantId, before, after, rev) => {
      const record = after ?? before;
      if (!record) throw new Error('a delta needs a record');
      const write = (row: (record: Stored<T>) => RowOf<K, C>) =>
        index.delta(tenantId, record.no, before ? row(before) : null, after ? row(after) : null, rev);
      if (![before, after].some((one) => one && agency?.has(one))) return write(rowOf);
      return { ...write(rowOf), item: async () => itemOf(write(await rowMaker(tenantId, true))) };
    },
    read: (tenantId, query) => index.read(tenantId, query as Q),
    all: (tenantId, query) => index.all(tenantId, query as Q),
    stamped: (tenantId, query) => index.stamped(tenantId, query as Q),
    cells: (tenantId, query, columns) =>
      index.cells(tenantId, query as Q, columns as readonly ('no' | 'key' | (keyof C & string))[]),
    fold: (tenantId, least) => index.fold(tenantId, least),
    build: (tenantId, records) => index.build(tenantId, rows(tenantId, records)),
    check: (tenantId, records) => index.check(tenantId, rows(tenantId, records)),
  };
}

/** A picker bound to its records. */
export interface RecordPicker<T extends object> {
  writes(tenantId: string, no: number, before: Stored<T> | undefined, after: Stored<T> | undefined): Write[];
  search(tenantId: string, search: PickerSearch): Promise<PickerResult>;
}

export const pickerOf = <T extends object>(
  picker: Picker,
  summaryOf: (record: Stored<T>) => PickerSummary,
): RecordPicker<T> => ({
  writes: (tenantId, no, before, after) =>
    picker.writes(tenantId, no, before ? summaryOf(before) : null, after ? summaryOf(after) : null),
  search: (tenantId, search) => picker.search(tenantId, search),
});
