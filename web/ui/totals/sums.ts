import type { TotalLine } from './total-table.tsx';

/** Records of one currency that share something. */
interface SumRow {
  readonly currency: string;
  readonly count: number;
}
export interface Group extends TotalLine {
  readonly key: string;
}

function lineOf<R extends SumRow>(rows: readonly R[], amountOf: (row: R) => number): TotalLine {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0) + amountOf(row));
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    sums: [...sums].map(([currency, minor]) => ({ currency, minor })),
  };
}

/** Rows by what they share, the largest first as they come, and all of them together. */
export function totalsOf<R extends SumRow>(
  rows: readonly R[],
  keyOf: (row: R) => string,
  amountOf: (row: R) => number,
) {
  const keys = [...new Set(rows.map(keyOf))];
  const groups = keys.map(
    (key): Group => ({
      key,
      ...lineOf(
        rows.filter((row) => keyOf(row) === key),
        amountOf,
      ),
    }),
  );
  return { groups, all: lineOf(rows, amountOf) };
}
