import type { ShowTotals } from '#shared/domains/booking/show-total/contract.ts';

/** Minor units of the agency's currency. */
export interface MonthFees {
  readonly month: string;
  readonly confirmed: number;
  readonly options: number;
}

type Totals = Pick<ShowTotals, 'groups'> | undefined;

/** A month's fees in the agency's currency: converted where every currency has a rate, else those agreed in it. */
function feeIn(totals: Totals, month: string, currency: string): number {
  const group = totals?.groups.find(({ key }) => key === month);
  return group?.converted?.minor ?? group?.sums.find((sum) => sum.currency === currency)?.minor ?? 0;
}

export const feesByMonth = (
  months: readonly string[],
  confirmed: Totals,
  options: Totals,
  currency: string,
): MonthFees[] =>
  months.map((month) => ({
    month,
    confirmed: feeIn(confirmed, month, currency),
    options: feeIn(options, month, currency),
  }));

/** The top of an axis: 1, 2 or 5 times a power of ten, at least the highest value. */
export function axisTop(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 5, 10].find((times) => times * power >= highest) ?? 10;
  return step * power;
}
