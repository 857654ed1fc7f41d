import type { Stored } from '#shared/kernel/record.ts';
import type { ListIndex } from '../list-index/define.ts';
import type {
  Columns,
  Difference,
  KeyKind,
  ListFilter,
  ListPage,
  ListQuery,
  RowOf,
  Rows,
} from '../list-index/types.ts';
import type { Picker, PickerCard, PickerResult, PickerSearch } from '../picker/types.ts';
import type { Write } from '../write.ts';

/** A list bound to its records: the store hands records over and never sees a row. */
export interface RecordList<T extends object> {
  delta(tenantId: string, before: Stored<T> | undefined, after: Stored<T> | undefined, rev: number): Write;
  read(tenantId: string, query: ListQuery): Promise<ListPage>;
  all(tenantId: string, query: ListFilter): Promise<number[]>;
  fold(tenantId: string): Promise<number>;
  build(tenantId: string, records: Rows<Stored<T>>): Promise<number>;
  check(tenantId: string, records: Rows<Stored<T>>): Promise<Difference[]>;
}

export function listOf<T extends object, const K extends KeyKind, const C extends Columns>(
  index: ListIndex<K, C>,
  rowOf: (record: Stored<T>) => RowOf<K, C>,
): RecordList<T> {
  async function* rows(records: Rows<Stored<T>>) {
    for await (const record of records) yield rowOf(record);
  }
  type Q = ListQuery<K, keyof C & string>;
  return {
    delta: (tenantId, before, after, rev) => {
      const record = after ?? before;
      if (!record) throw new Error('a delta needs a record');
      return index.delta(tenantId, record.no, before ? rowOf(before) : null, after ? rowOf(after) : null, rev);
    },
    read: (tenantId, query) => index.read(tenantId, query as Q),
    all: (tenantId, query) => index.all(tenantId, query as Q),
    fold: (tenantId) => index.fold(tenantId),
    build: (tenantId, records) => index.build(tenantId, rows(records)),
    check: (tenantId, records) => index.check(tenantId, rows(records)),
  };
}

/** A picker bound to its records. */
export interface RecordPicker<T extends object> {
  writes(tenantId: string, no: number, before: Stored<T> | undefined, after: Stored<T> | undefined): Write[];
  search(tenantId: string, search: PickerSearch): Promise<PickerResult>;
}

export const pickerOf = <T extends object>(
  picker: Picker,
  cardOf: (record: Stored<T>) => PickerCard,
): RecordPicker<T> => ({
  writes: (tenantId, no, before, after) =>
    picker.writes(tenantId, no, before ? cardOf(before) : null, after ? cardOf(after) : null),
  search: (tenantId, search) => picker.search(tenantId, search),
});
