import type { Write } from '#functions/platform/data/write.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { ManualRateInput } from '#shared/domains/reference/exchange-rate/contract.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { datedRates } from './rates.ts';

type Rate = Pick<Stored<ManualRateInput>, 'currency' | 'date' | 'isActive' | 'deletedAt'>;
const counts = (rate: Rate | undefined): boolean => rate?.isActive === true && !rate.deletedAt;

/** The agency's own rates; each that counts stands in its history too, where rates are looked up by day. */
export const exchangeRateStore = new MasterStore<ManualRateInput>({
  name: 'exchange-rate',
  unique: [{ kind: 'day', field: 'date', of: ({ currency, date }) => `${currency} ${date}` }],
  derived: (tenantId, before, after) => {
    const { currency, date, rate } = after;
    const moved = before && (before.currency !== currency || before.date !== date || !counts(after));
    const writes: Write[] = [];
    if (moved && counts(before)) writes.push(datedRates.drop(tenantId, before.currency, before.date));
    if (counts(after)) writes.push(datedRates.put(tenantId, { currency, date, rate, source: 'manual' }));
    return writes;
  },
});
