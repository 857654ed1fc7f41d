import { readerOf } from './codec.ts';
import type { Layout } from './layout.ts';
import { withSnapshot } from './snapshot.ts';
import type { Difference, Rows } from './types.ts';

type Cells = ReadonlyMap<string, string>;

/** All rows of the index, cell by cell. */
const indexed = (layout: Layout, tenantId: string): Promise<Map<number, Cells>> =>
  withSnapshot(layout, tenantId, async (snapshot) => {
    await snapshot.load(snapshot.views, layout.columns);
    const rows = new Map<number, Cells>();
    for (const view of snapshot.views) {
      const readers = layout.columns.map((column) => [column, readerOf(view.column(column))] as const);
      const nos = readerOf(view.column('no'));
      for (let row = 0; row < view.count; row++)
        rows.set(Number(nos(row)), new Map(readers.map(([column, cell]) => [column, JSON.stringify(cell(row))])));
    }
    return rows;
  });

export async function check(
  layout: Layout,
  tenantId: string,
  rows: Rows<{ no: number; key: number | string }>,
): Promise<Difference[]> {
  const expected = new Map<number, Cells>();
  for await (const row of rows) {
    const card = { no: row.no, ...layout.card(row) };
    const cells = layout.columns.map((column) => [column, JSON.stringify(layout.cell(card, column))] as const);
    expected.set(row.no, new Map(cells));
  }
  const found = await indexed(layout, tenantId);
  const differences: Difference[] = [];
  for (const [no, cells] of expected) {
    const other = found.get(no);
    const columns = layout.columns.filter((column) => other?.get(column) !== cells.get(column));
    if (columns.length > 0) differences.push({ no, kind: other ? 'different' : 'missing', columns });
  }
  for (const no of found.keys()) if (!expected.has(no)) differences.push({ no, kind: 'extra', columns: [] });
  return differences;
}
