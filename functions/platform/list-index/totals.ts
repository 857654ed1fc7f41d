import { cellOf } from './codec.ts';
import type { Matches } from './matches.ts';
import type { ListQuery } from './types.ts';
import type { LeafView } from './view.ts';

const ALL = 0;
type Totals = Map<number, number>;

/** The groups a row counts in: each of many values, or the one value. */
function groupsOf(view: LeafView, by: string | undefined): (row: number) => readonly number[] {
  if (by === undefined) return () => [ALL];
  const column = view.column(by);
  return (row) => {
    const cell = cellOf(column, row);
    return typeof cell === 'number' ? [cell] : typeof cell === 'string' ? [] : cell;
  };
}

function addUp(matches: Matches, by: string | undefined, value: (view: LeafView) => (row: number) => number): Totals {
  const totals: Totals = new Map();
  for (const view of matches.span) {
    const [groups, amount] = [groupsOf(view, by), value(view)];
    for (const row of matches.rows(view)) {
      for (const group of groups(row)) totals.set(group, (totals.get(group) ?? 0) + amount(row));
    }
  }
  return totals;
}

/** Sums and counts over all matches of a query. */
export async function totalsOf(matches: Matches, { sums, counts }: Pick<ListQuery, 'sums' | 'counts'>) {
  const columns = [sums?.of, sums?.by, counts].filter((column) => column !== undefined);
  if (columns.length > 0) await matches.find(matches.span, columns);
  const amountOf = (of: string) => (view: LeafView) => {
    const column = view.column(of);
    return (row: number) => Number(cellOf(column, row));
  };
  return {
    sums: sums ? addUp(matches, sums.by, amountOf(sums.of)) : new Map<number, number>(),
    counts: counts ? addUp(matches, counts, () => () => 1) : new Map<number, number>(),
  };
}
