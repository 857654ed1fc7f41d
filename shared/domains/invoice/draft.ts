import { commissionOf } from '#shared/domains/deal/commission.ts';
import { type DealLine, ownTerms } from '#shared/domains/deal/formula.ts';
import type { DealFields, Expense } from '#shared/domains/deal/schemas.ts';
import { settle } from '#shared/domains/deal/settlement.ts';
import { showDay } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Locale, tagOf } from '#shared/kernel/locale.ts';
import { inLanguage } from '#shared/kernel/translated.ts';
import type { InvoiceLineInput } from './schemas.ts';
import { LINE_TEXTS } from './texts.ts';

/** What a new invoice of a show is drawn up from. */
export interface DraftSource {
  readonly show: Pick<ShowFields, 'artists' | 'venue' | 'start' | 'end' | 'isNight' | 'fee' | 'products'>;
  readonly showId: Id;
  readonly deal?: DealFields | undefined;
  readonly locale: Locale;
  /** Of all lines; the author changes what differs. */
  readonly vatRateId: Id;
  /** The invoice's: products in another one are left out. */
  readonly currency: string;
}
interface Charge {
  readonly text: string;
  readonly minor: number;
  readonly quantity?: number;
}

/** `The Lanterns, 21 May 2027, Test Hall`: what a tax office wants to read of a performance. */
function nightOf({ show, locale }: DraftSource): string {
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(`${showDay(show)}T12:00:00Z`));
  return [show.artists.map(({ name }) => name).join(', '), date, show.venue?.name].filter(Boolean).join(', ');
}

/** Fronted by the agency or the artist, borne by the promoter. */
const isRecharged = ({ payer, handler }: Expense): boolean =>
  payer === 'promoter' && handler !== 'promoter' && handler !== 'venue';

/** What is certain before the night: the guarantee, costs that are fixed, the fee on top (money section 8). */
function agreedCharges(deal: DealFields, named: (line: DealLine) => string, feeText: string): Charge[] {
  const { type, guarantee } = ownTerms(deal);
  const { mode, rate } = deal.commission;
  const isShare = type === 'pctGross' || type === 'pctNet';
  const fixed = deal.expenses.filter((expense) => isRecharged(expense) && expense.kind === 'fixed');
  const fee = mode === 'onTop' ? commissionOf(guarantee, { mode, rate }).commission : 0;
  return [
    { text: named({ kind: isShare ? 'percentage' : 'guarantee', amount: 0 }), minor: guarantee },
    ...fixed.map(({ name, amount, cap = amount }) => ({ text: name, minor: Math.min(amount, cap) })),
    ...(fee > 0 ? [{ text: feeText, minor: fee }] : []),
  ];
}

/** What the night came to, once it is settled. */
function settledCharges(deal: DealFields, named: (line: DealLine) => string, feeText: string): Charge[] {
  const { outcome, counted } = settle(deal);
  const spent = new Map(counted.expenses.map(({ key, amount }) => [key, amount]));
  const recharged = deal.expenses.filter(isRecharged).map(({ key, name, amount, cap }) => {
    const cost = spent.get(key) ?? amount;
    return { text: name, minor: Math.min(cost, cap ?? cost) };
  });
  return [
    ...outcome.lines.map((line) => ({ text: named(line), minor: line.amount })),
    ...recharged.filter(({ minor }) => minor > 0),
    ...(outcome.bookingFee > 0 ? [{ text: feeText, minor: outcome.bookingFee }] : []),
  ];
}

function chargesOf(source: DraftSource): Charge[] {
  const { deal, show, locale, currency } = source;
  const words = inLanguage(LINE_TEXTS, locale);
  const night = nightOf(source);
  const named = ({ kind, at }: DealLine) => `${words[kind]}${at === undefined ? '' : ` (${at})`}: ${night}`;
  const feeText = `${words.bookingFee}: ${night}`;
  const products = (show.products ?? []).filter(({ price }) => price.currency === currency);
  const sold = products.map(({ name, quantity, price }) => ({ text: name, minor: price.minor, quantity }));
  if (!deal) return [{ text: named({ kind: 'guarantee', amount: 0 }), minor: show.fee?.minor ?? 0 }, ...sold];
  const charges = deal.settlement.closedAt ? settledCharges : agreedCharges;
  return [...charges(deal, named, feeText), ...sold];
}

/** The lines of a show's invoice, before the night or after it. */
export const draftLines = (source: DraftSource): InvoiceLineInput[] =>
  chargesOf(source).map(({ text, minor, quantity = 1 }) => ({
    text: text.slice(0, 500),
    quantity: quantity * 1000,
    unit: 'C62' as const,
    priceC: minor * 100,
    discountRate: 0,
    discount: 0,
    vatRateId: source.vatRateId,
    showId: source.showId,
  }));
