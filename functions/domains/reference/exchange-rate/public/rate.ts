import { crossRate, type DatedRate } from '#shared/kernel/money/exchange.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { rateOn } from '../rates.ts';

/** Units of a currency per one of another on a day, for what freezes the rate; none where one of them is not known. */
export async function rateBetween(
  tenantId: string,
  currency: string,
  base: string,
  date: LocalDate,
): Promise<DatedRate | undefined> {
  const [of, per] = await Promise.all([rateOn(tenantId, currency, date), rateOn(tenantId, base, date)]);
  return of && per && crossRate(of, per);
}
