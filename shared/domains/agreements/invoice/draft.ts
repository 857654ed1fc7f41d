import { commissionOf } from '#shared/domains/booking/deal/commission.ts';
import { type DealLine, ownTerms } from '#shared/domains/booking/deal/formula.ts';
import type { DealFields, Expense } from '#shared/domains/booking/deal/schemas.ts';
import { settle } from '#shared/domains/booking/deal/settlement.ts';
import { showDays } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { type Days, daysText } from '#shared/kernel/time/days-text.ts';
import { deductions } from './billed.ts';
import { deductionLines } from './deduction.ts';
import type { InvoiceFields, InvoiceLineInput } from './schemas.ts';
import { LINE_TEXTS } from './texts.ts';

/** An earlier document that bills a part of the show, less its credit notes. */
export interface Earlier {
  /** The number; empty for a draft. */
  readonly number: string;
  readonly date: LocalDate | '';
  readonly net: number;
  /** The issued document, if it bills nothing but this. Its deduction then has its very VAT. */
  readonly whole?: Stored<InvoiceFields> | undefined;
}
/** The data for a new invoice of a show. */
export interface DraftSource {
  readonly show: Pick<ShowFields, 'artists' | 'venue' | 'start' | 'end' | 'isNight' | 'fee' | 'products'>;
  readonly showId: Id;
  readonly deal?: DealFields | undefined;
  readonly locale: Locale;
  /** The VAT rate of all lines. The author changes lines that differ. */
  readonly vatRateId: Id;
  /** Amounts of earlier documents of the show under the same VAT, oldest first. */
  readonly earlier?: readonly Earlier[];
  /** The currency of the invoice. Products in another currency are left out. */
  readonly currency: string;
}
interface Charge {
  readonly text: string;
  readonly minor: number;
  readonly quantity?: number;
  readonly whole?: Stored<InvoiceFields> | undefined;
}
interface Words {
  readonly feeText: string;
  readonly taxOnTop: string;
}

const inWords = (days: Days, locale: Locale): string =>
  daysText(new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }), days);

/** Describes a performance as a tax office requires: `The Lanterns, 21 May 2027, Test Hall`. */
export function nightOf({ show, locale }: Pick<DraftSource, 'show' | 'locale'>): string {
  const artists = show.artists.map(({ name }) => name).join(', ');
  return [artists, inWords(showDays(show), locale), show.venue?.name].filter(Boolean).join(', ');
}

/** Whether agency or artist front the expense and the promoter bears it. */
const isRecharged = ({ payer, handler }: Expense): boolean =>
  payer === 'promoter' && handler !== 'promoter' && handler !== 'venue';

/** Lists the charges that are certain before the night: guarantee, fixed costs, the fee on top (money section 8). */
function agreedCharges(deal: DealFields, named: (line: DealLine) => string, { feeText }: Words): Charge[] {
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

/** The settled amounts on the promoter's side, before payments and withholding. */
function settledCharges(deal: DealFields, named: (line: DealLine) => string, words: Words): Charge[] {
  const { outcome, counted } = settle(deal);
  const spent = new Map(counted.expenses.map(({ key, amount }) => [key, amount]));
  const recharged = deal.expenses.filter(isRecharged).map(({ key, name, amount, cap }) => {
    const cost = spent.get(key) ?? amount;
    return { text: name, minor: Math.min(cost, cap ?? cost) };
  });
  return [
    ...outcome.lines.map((line) => ({ text: named(line), minor: line.amount })),
    { text: words.taxOnTop, minor: outcome.grossFee - outcome.artistGets },
    ...recharged,
    { text: words.feeText, minor: outcome.bookingFee },
    ...counted.adjustments.map(({ text, amount }) => ({ text, minor: amount })),
  ];
}

function chargesOf(source: DraftSource): Charge[] {
  const { deal, show, locale, currency } = source;
  const texts = inLanguage(LINE_TEXTS, locale);
  const night = nightOf(source);
  const named = ({ kind, at }: DealLine) => `${texts[kind]}${at === undefined ? '' : ` (${at})`}: ${night}`;
  const words = { feeText: `${texts.bookingFee}: ${night}`, taxOnTop: texts.taxOnTop };
  const products = (show.products ?? []).filter(({ price }) => price.currency === currency);
  const sold = products.map(({ name, quantity, price }) => ({ text: name, minor: price.minor, quantity }));
  if (!deal) return [{ text: named({ kind: 'guarantee', amount: 0 }), minor: show.fee?.minor ?? 0 }, ...sold];
  const charges = deal.settlement.closedAt ? settledCharges : agreedCharges;
  return [...charges(deal, named, words), ...sold];
}

const amountOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { minor, quantity = 1 }) => sum + minor * quantity, 0);

/** Lists each earlier document as a charge that deducts its amount. */
function earlierCharges({ earlier = [], locale }: DraftSource, agreed: number): Charge[] {
  const texts = inLanguage(LINE_TEXTS, locale);
  const offs = deductions(
    agreed,
    earlier.map(({ net }) => net),
  );
  return earlier
    .map(({ number, date, net, whole }, i) => ({
      text: number && date ? texts.less(number, inWords({ date }, locale)) : texts.lessDraft,
      minor: -(offs[i] ?? 0),
      ...(whole && net === offs[i] ? { whole } : {}),
    }))
    .filter(({ minor }) => minor !== 0);
}

interface Rest {
  readonly lines: InvoiceLineInput[];
  /** Net amounts in minor units: all charges of a show, and the part that no document bills yet. */
  readonly agreed: number;
  readonly left: number;
}
/**
 * Drafts the lines of a show's invoice, before or after the night, less the amounts of earlier documents. Lines without
 * an amount are left out, unless there is no other. The author then fills in the amount.
 */
export function draftRest(source: DraftSource): Rest {
  const charges = chargesOf(source);
  const said = charges.filter(({ minor }) => minor !== 0);
  const agreed = amountOf(charges);
  const off = earlierCharges(source, agreed);
  const left = agreed + amountOf(off);
  const isBilled = off.length > 0 && left === 0;
  const lines = said.length > 0 ? [...said, ...off] : charges.slice(0, 1);
  return { agreed, left, lines: isBilled ? [] : lines.flatMap((charge) => linesOf(charge, source)) };
}

/** Converts a charge to its lines: a document that is deducted has one for each VAT. */
const linesOf = (charge: Charge, source: DraftSource): InvoiceLineInput[] =>
  charge.whole
    ? deductionLines(charge.whole, { pricesIncludeVat: false, text: charge.text, showId: source.showId })
    : [lineOf(charge, source)];

/** Converts a charge to a line. Prices are never negative; a deduction has a negative quantity. */
const lineOf = ({ text, minor, quantity = 1 }: Charge, { vatRateId, showId }: DraftSource): InvoiceLineInput => ({
  text: text.slice(0, 500),
  quantity: (minor < 0 ? -quantity : quantity) * 1000,
  unit: 'C62' as const,
  priceC: Math.abs(minor) * 100,
  discountRate: 0,
  discount: 0,
  vatRateId,
  showId,
});
