const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** The search parameters of a page of totals. */
export interface TotalSearch<B extends string, A extends string> {
  readonly year?: number | undefined;
  readonly by?: B | undefined;
  readonly amount?: A | undefined;
}
/** Reads the parameters that the page knows from an address. */
export const totalSearchOf =
  <const B extends string, const A extends string>(bys: readonly B[], amounts: readonly A[]) =>
  ({ year, by, amount }: Record<string, unknown>): TotalSearch<B, A> => ({
    year: typeof year === 'number' && year >= FIRST_YEAR && year <= LAST_YEAR ? Math.trunc(year) : undefined,
    by: bys.find((one) => one === by),
    amount: amounts.find((one) => one === amount),
  });
