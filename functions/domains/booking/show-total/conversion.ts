import { rateBetween } from '#functions/domains/reference/exchange-rate/public/rate.ts';
import type { Tally } from '#shared/domains/booking/show-total/rules.ts';
import { converted, type DatedRate } from '#shared/kernel/money/exchange.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

export interface Conversion {
  readonly rates: DatedRate[];
  readonly missing: string[];
  readonly total: (tally: Tally) => { converted?: { minor: number; currency: string } };
}
export const NONE: Conversion = { rates: [], missing: [], total: () => ({}) };

/** All of a tally in one currency; none where a rate is missing, for a part would look like the whole. */
function addedUp({ minor }: Tally, rates: readonly DatedRate[], into: string): number | undefined {
  let sum = 0;
  for (const [currency, amount] of minor) {
    const rate = rates.find((one) => one.currency === currency);
    if (currency !== into && !rate) return undefined;
    sum += rate ? converted({ minor: amount, currency }, rate, into) : amount;
  }
  return sum;
}

export async function conversionOf(
  tenantId: string,
  { currencies, into, date }: { currencies: readonly string[]; into: string; date: LocalDate },
): Promise<Conversion> {
  const others = currencies.filter((currency) => currency !== into);
  const found = await Promise.all(others.map((currency) => rateBetween(tenantId, currency, into, date)));
  const rates = found.filter((rate) => rate !== undefined);
  return {
    rates,
    missing: others.filter((_, i) => !found[i]),
    total: (tally) => {
      const minor = addedUp(tally, rates, into);
      return minor === undefined ? {} : { converted: { minor, currency: into } };
    },
  };
}
