import { commissionOf } from '#shared/domains/booking/deal/commission.ts';
import { ownTerms } from '#shared/domains/booking/deal/formula.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { artistItems } from '#shared/domains/booking/deal/settlement.ts';
import { showDays } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { nightOf } from './draft.ts';
import { BLANK_INVOICE } from './rules.ts';
import type { InvoiceInput } from './schemas.ts';
import { LINE_TEXTS } from './texts.ts';

/** The agency's part of a settled fee, without VAT; 0 before the settlement, and if the promoter pays it on top. */
export function settledCommission(deal: DealFields | undefined): number {
  if (!deal?.settlement.closedAt) return 0;
  return artistItems(deal).find(({ kind }) => kind === 'commission')?.amount ?? 0;
}

/** The agency's part of a fee: as settled, else of the guarantee as agreed. */
export function dueCommission(deal: DealFields | undefined): number {
  if (!deal || deal.settlement.closedAt) return settledCommission(deal);
  const { mode, rate } = deal.commission;
  return mode === 'onTop' ? 0 : commissionOf(ownTerms(deal).guarantee, { mode, rate }).commission;
}

interface CommissionSource extends Pick<InvoiceInput, 'locale' | 'currency' | 'bookkeepingId'> {
  readonly show: Stored<ShowFields>;
  readonly artistId: Id;
  readonly amount: number;
  readonly companyId: Id | undefined;
  readonly paymentTermId: Id | undefined;
  readonly vatRateId: Id;
}
/** Fills the invoice of a commission: one line, of the days of the show. */
export function commissionInput(source: CommissionSource): InvoiceInput {
  const { show, artistId, amount, companyId, paymentTermId, vatRateId, ...own } = source;
  const { date, lastDate = date } = showDays(show);
  const text = `${inLanguage(LINE_TEXTS, own.locale).commission}: ${nightOf({ show, locale: own.locale })}`;
  return {
    ...own,
    ...BLANK_INVOICE,
    ...(companyId ? { companyId } : {}),
    ...(paymentTermId ? { paymentTermId } : {}),
    showIds: [show.id],
    artistIds: [artistId],
    ownerId: show.owner.userId,
    date: '',
    dueDate: '',
    supplyFrom: date,
    supplyTo: lastDate,
    tagIds: [],
    lines: [
      {
        text: text.slice(0, 500),
        quantity: 1000,
        unit: 'C62',
        priceC: amount * 100,
        discountRate: 0,
        discount: 0,
        vatRateId,
        showId: show.id,
      },
    ],
  };
}
