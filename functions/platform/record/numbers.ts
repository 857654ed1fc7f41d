import type { ListFilter } from '../list-index/types.ts';
import type { RecordList } from './parts.ts';

interface Listed {
  readonly definition: { readonly list?: Pick<RecordList<never>, 'cells'> | undefined };
}

/** Reads columns of numbers from a list, for all rows of a query. Opens no record. */
export async function numbersOf<const C extends string>(
  { definition: { list } }: Listed,
  { tenantId }: { readonly tenantId: string },
  query: ListFilter,
  columns: readonly C[],
): Promise<Readonly<Record<C, number>>[]> {
  const cells = (await list?.cells(tenantId, query, columns)) ?? [];
  return cells.map((row) => Object.fromEntries(columns.map((name, i) => [name, Number(row[i])])) as Record<C, number>);
}
