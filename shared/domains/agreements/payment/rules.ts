import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import type { PaymentFields } from './schemas.ts';

/** The highest amount that an agency writes off without approval (money section 9). */
export const WRITE_OFF_MAX = { minor: 1000, currency: 'EUR' } as const;

type Amount = Pick<PaymentFields, 'amount' | 'method'>;
type Settled = Pick<InvoiceFields, 'paid' | 'writtenOff'>;

const side = ({ method }: Amount): keyof Settled => (method === 'writeOff' ? 'writtenOff' : 'paid');

/** The invoice with a payment in the place of another one; neither where it is new or goes. */
export function withPayment<I extends Settled>(invoice: I, before: Amount | undefined, after: Amount | undefined): I {
  const changed = { ...invoice };
  if (before) changed[side(before)] -= before.amount;
  if (after) changed[side(after)] += after.amount;
  return changed;
}

/** A payment's worth in the bookkeeping's currency on its day, compared with the issue date (golden G24). */
export function paymentBase(money: Money, issued: Rated, paid: Rated, base: Money['currency']) {
  const amount = converted(money, paid, base);
  return { currency: base, amount, difference: amount - converted(money, issued, base) };
}
type Rated = Parameters<typeof converted>[1];

/** An advance may come before its invoice, at most from the start of the year before. */
export const firstPaymentDay = (issued: LocalDate): LocalDate => `${yearOf(issued) - 1}-01-01`;

/** Money can be paid too much, a waived amount cannot. */
const MONEY: ReadonlySet<string> = new Set(['bank', 'card', 'cash']);

interface Booking {
  readonly today: LocalDate;
  /** In minor units of the document's currency. */
  readonly writeOffMax: number;
  readonly say: (minor: number) => string;
  /** The most that may be paid although less is open: a credit balance of the company. */
  readonly creditUpTo?: number;
}
type Dated = Pick<Booking, 'today' | 'say'>;

/** The amount that the buyer of a document may use: overpaid, or owed back by a credit note. */
export function creditOf(invoice: InvoiceFields): number {
  const open = openAmount(invoice);
  return Math.max(0, invoice.type === 'credit' ? open : -open);
}

function checkDay(invoice: InvoiceFields, date: LocalDate, today: LocalDate): void {
  const earliest = firstPaymentDay(invoice.date);
  if (date < earliest) throw new AppError('payment.dateTooEarly', { field: 'date', params: { date: earliest } });
  if (date > today) throw new AppError('payment.dateInFuture', { field: 'date' });
}

/** Refuses to take more off a document than it has: a refund or an offset of its credit, a reversal of what was paid. */
export function checkTakenOff(
  invoice: InvoiceFields,
  { amount, date, method }: Pick<PaymentFields, 'amount' | 'date' | 'method'>,
  { today, say }: Dated,
): void {
  checkDay(invoice, date, today);
  const most = method === 'reversal' ? invoice.paid : creditOf(invoice);
  if (-amount > most) throw new AppError('payment.creditAbove', { field: 'amount', params: { amount: say(most) } });
}

/** Refuses to take a payment back whose credit was used: a refund or an offset hangs on it. */
export function checkStillPaid({ paid }: Pick<InvoiceFields, 'paid'>): void {
  if (paid < 0) throw new AppError('payment.creditUsed');
}

/** Refuses an offset between documents that do not belong to one company, bookkeeping and currency. */
type Document = InvoiceFields & { readonly id: string };
export function checkOffset(from: Document, to: Document): void {
  const keyOf = ({ company, bookkeepingId, currency }: InvoiceFields) =>
    [company?.companyId, bookkeepingId, currency].join();
  const isApart = from.id === to.id || !from.company || keyOf(from) !== keyOf(to) || to.type === 'credit';
  if (isApart || creditOf(from) <= 0) throw new AppError('payment.noCredit', { field: 'from' });
}
/** No more than is open, no day of tomorrow or long before the invoice, and no large amount given up. `open` counts without the payment itself. */
export function checkPayment(
  invoice: InvoiceFields,
  { amount, date, method }: Pick<PaymentFields, 'amount' | 'date' | 'method'>,
  { today, writeOffMax, say, creditUpTo = 0 }: Booking,
): void {
  checkDay(invoice, date, today);
  const open = openAmount(invoice);
  const keepsCredit = invoice.company && invoice.type !== 'credit' && MONEY.has(method);
  if (amount > Math.max(open, keepsCredit ? creditUpTo : 0))
    throw new AppError('payment.exceedsOpen', { field: 'amount', params: { amount: say(open) } });
  if (method === 'writeOff' && invoice.writtenOff + amount > writeOffMax)
    throw new AppError('payment.writeOffAbove', { field: 'amount', params: { amount: say(writeOffMax) } });
}
