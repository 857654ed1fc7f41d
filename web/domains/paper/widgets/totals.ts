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
