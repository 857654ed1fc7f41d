import type { TotalLine } from '#web/ui/totals/total-table.tsx';

export const TOTALS_BY = ['stage', 'owner'] as const;
export type TotalBy = (typeof TOTALS_BY)[number];
export const AMOUNTS = ['gross', 'net'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What the address says of the page of totals. */
export interface TotalSearch {
  readonly year?: number | undefined;
  readonly by?: TotalBy | undefined;
  readonly amount?: Amount | undefined;
}
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
export const totalSearch = ({ year, by, amount }: Record<string, unknown>): TotalSearch => ({
  year: typeof year === 'number' && year >= FIRST_YEAR && year <= LAST_YEAR ? Math.trunc(year) : undefined,
  by: TOTALS_BY.find((one) => one === by),
  amount: AMOUNTS.find((one) => one === amount),
});

/** Contracts of one currency that share something. */
export interface SumRow {
  readonly currency: string;
  readonly count: number;
  readonly net: number;
  readonly gross: number;
}
export interface Group extends TotalLine {
  readonly key: string;
}

function lineOf(rows: readonly SumRow[], amount: Amount): TotalLine {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0) + row[amount]);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    sums: [...sums].map(([currency, minor]) => ({ currency, minor })),
  };
}

/** Rows by what they share, the largest first as they come, and all of them together. */
export function totalsOf<R extends SumRow>(rows: readonly R[], keyOf: (row: R) => string, amount: Amount) {
  const keys = [...new Set(rows.map(keyOf))];
  const groups = keys.map(
    (key): Group => ({
      key,
      ...lineOf(
        rows.filter((row) => keyOf(row) === key),
        amount,
      ),
    }),
  );
  return { groups, all: lineOf(rows, amount) };
}
