import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import type { PublishedDay } from '#functions/platform/authority/ecb.ts';
import { Publication } from '#functions/platform/authority/publication.ts';
import { DatedValues } from '#functions/platform/data/dated-values.ts';
import { commit } from '#functions/platform/data/write.ts';
import { BASE_CURRENCY, type DatedRate } from '#shared/kernel/money/exchange.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/** Published rates are kept once, with the operator. */
export const datedRates = new DatedValues<DatedRate>({ kind: 'FX', of: 'currency', publisher: OPERATOR_TENANT });

export const publication = new Publication<PublishedDay>(
  { pk: `${OPERATOR_TENANT}#FX`, sk: 'STATUS' },
  ({ date, rates: day }) =>
    commit(day.map(({ currency, rate }) => datedRates.publish({ currency, date, rate, source: 'ecb' }))),
);

/** Finds the rate that counts for an agency on a day: the last one on or before it. */
export async function rateOn(tenantId: string, currency: string, date: LocalDate): Promise<DatedRate | undefined> {
  if (currency === BASE_CURRENCY) return { currency, date, rate: '1', source: 'ecb' };
  return datedRates.on(tenantId, currency, date);
}
