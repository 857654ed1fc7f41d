import { defineList } from '#functions/platform/list-index/define.ts';
import { currencyNo } from '#functions/platform/record/currency-no.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { sharesText } from '#shared/domains/booking/commission/shares.ts';
import { commissionBase } from '#shared/domains/booking/deal/commission.ts';
import { COMMISSION_MODES, type DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { settle } from '#shared/domains/booking/deal/settlement.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayNumber, type LocalDate } from '#shared/kernel/time/date.ts';

/*
 * The figures of deals, under the numbers of their shows and clustered by them. The list of shows has the day, the
 * phase and the artists: a reader joins both by the number. So a change of the show does not write this list.
 */
const index = defineList({
  name: 'deal',
  key: 'number',
  columns: {
    currency: 'u16',
    fee: 'i48',
    base: 'i48',
    rate: 'u32',
    mode: 'u8',
    commission: 'i48',
    /** The agents with their weights, as `sharesText` writes them. */
    shares: 'text',
    withheld: 'i48',
    gross: 'i48',
    /** The days of the certificate; 0 without one. */
    requested: 'u32',
    received: 'u32',
    reclaimed: 'u32',
  },
});

const dayOf = (day: LocalDate | undefined): number => (day ? dayNumber(day) : 0);

/** The figures as counted, else as expected. */
export const dealList = listOf(index, (deal: Stored<DealFields>) => {
  const { outcome } = settle(deal);
  const { rate, mode, base, agents } = deal.commission;
  return {
    no: deal.no,
    key: deal.no,
    currency: currencyNo(deal.currency),
    fee: outcome.artistGets,
    base: commissionBase(deal.type, outcome.lines, base),
    rate,
    mode: wordNo(COMMISSION_MODES, mode),
    commission: outcome.commission,
    shares: sharesText(agents.map(({ userId, weight }) => ({ no: noOf(userId), weight }))),
    withheld: outcome.withheld,
    gross: outcome.grossFee,
    requested: dayOf(deal.certificate?.requestedOn),
    received: dayOf(deal.certificate?.receivedOn),
    reclaimed: dayOf(deal.certificate?.reclaimedOn),
  };
});
