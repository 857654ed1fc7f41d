import { commissionOf } from '#shared/domains/booking/deal/commission.ts';
import { capText, promoterCosts, ticketText } from '#shared/domains/booking/deal/details-text.ts';
import { ownTerms } from '#shared/domains/booking/deal/formula.ts';
import { dueOn } from '#shared/domains/booking/deal/rules.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { dealText } from '#shared/domains/booking/deal/text.ts';
import { rateOfAll } from '#shared/domains/booking/deal/withholding.ts';
import { shareOut } from '#shared/kernel/money/money.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { BALANCE_DAYS_BEFORE, DRAFT_TEXTS } from './defaults.ts';
import { type AgreementDocument, type AgreementLine, agreementTotals, type PromoterAgreement } from './document.ts';

interface DealSource {
  readonly deal: DealFields;
  readonly locale: Locale;
  readonly today: LocalDate;
  readonly showDay: LocalDate;
  readonly vatRate: number;
}
type DealPart = Pick<PromoterAgreement, 'currency' | 'deal' | 'lines' | 'payments' | 'costsByPromoter'> &
  Partial<Pick<PromoterAgreement, 'withholdingRate' | 'withholdingSteps' | 'withholdingBearer'>>;

function linesOf({ deal, locale, vatRate }: DealSource): AgreementLine[] {
  const [{ guarantee }, { mode, rate }] = [ownTerms(deal), deal.commission];
  const fee = { text: inLanguage(DRAFT_TEXTS, locale).fee, quantity: 1, net: guarantee, vatRate };
  const { commission } = commissionOf(guarantee, { mode, rate });
  if (mode !== 'onTop' || commission === 0) return [fee];
  return [fee, { text: inLanguage(DRAFT_TEXTS, locale).bookingFee, quantity: 1, net: commission, vatRate }];
}

const notAfter = (day: LocalDate, last: LocalDate): LocalDate => (day > last ? last : day);

/**
 * Lists the deposits of the deal by day, none after the show, over the price with its VAT. A contract counts as signed
 * on its day.
 */
function paymentsOf(source: DealSource, gross: number): AgreementDocument['payments'] {
  const { deal, locale, today, showDay } = source;
  const { deposit: word, balance } = inLanguage(DRAFT_TEXTS, locale);
  const rates = deal.deposits.map(({ kind, rate }) => (kind === 'percent' ? rate : 0));
  const left = Math.max(0, 100_000 - rates.reduce((sum, rate) => sum + rate, 0));
  const parts = shareOut(gross, [...rates, left]);
  const latest = [today, addDays(showDay, -BALANCE_DAYS_BEFORE)].sort().at(-1) ?? showDay;
  const paid = deal.deposits.map(({ name, kind, amount, due }, i) => ({
    due: notAfter(dueOn(due, showDay, deal.signedOn ?? today) ?? latest, [today, showDay].sort().at(-1) ?? showDay),
    amount: kind === 'percent' ? (parts[i] ?? 0) : amount,
    text: name || word,
  }));
  const rest = gross - paid.reduce((sum, { amount }) => sum + amount, 0);
  const all = rest > 0 ? [...paid, { due: latest, amount: rest, text: balance }] : paid;
  return all.toSorted((a, b) => a.due.localeCompare(b.due));
}

/** Returns the fields that a contract takes from the deal of its show. */
export function dealPart(source: DealSource): DealPart {
  const { deal, locale } = source;
  const lines = linesOf(source);
  const steps = deal.withholding?.parts ?? [];
  return {
    currency: deal.currency,
    deal: [dealText(deal, locale), ticketText(deal, locale), capText(deal, locale)].filter(Boolean).join('\n'),
    lines,
    payments: paymentsOf(source, agreementTotals(lines).gross),
    costsByPromoter: promoterCosts(deal, locale),
    ...(steps.length > 0
      ? {
          withholdingRate: rateOfAll(steps),
          withholdingBearer: deal.withholding?.agreed === 'net' ? 'promoter' : 'artist',
        }
      : {}),
    ...(steps.length > 1 ? { withholdingSteps: steps.map(({ rate, onFirst = false }) => ({ rate, onFirst })) } : {}),
  };
}
