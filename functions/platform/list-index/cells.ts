import { type Cell, readerOf } from './codec.ts';
import type { Layout } from './layout.ts';
import { Matches } from './matches.ts';
import { withSnapshot } from './snapshot.ts';
import type { ListFilter } from './types.ts';

/** The cells of some columns for every match: what is added up by more than one column knows. */
export const readCells = (
  layout: Layout,
  tenantId: string,
  query: ListFilter,
  columns: readonly string[],
): Promise<Cell[][]> =>
  withSnapshot(layout, tenantId, async (snapshot) => {
    const matches = new Matches(snapshot, query);
    await matches.find(matches.span, columns);
    return matches.span.flatMap((view) => {
      const readers = columns.map((column) => readerOf(view.column(column)));
      return Array.from(matches.rows(view), (row) => readers.map((read) => read(row)));
    });
  });
