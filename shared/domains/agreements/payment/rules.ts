import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import type { PaymentInput } from './schemas.ts';

/** The highest amount that an agency writes off without approval (money section 9). */
export const WRITE_OFF_MAX = { minor: 1000, currency: 'EUR' } as const;

type Amount = Pick<PaymentInput, 'amount' | 'method'>;
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

interface Booking {
  readonly today: LocalDate;
  /** In minor units of the document's currency. */
  readonly writeOffMax: number;
  readonly say: (minor: number) => string;
}
/** No more than is open, no day of tomorrow or long before the invoice, and no large amount given up. `open` counts without the payment itself. */
export function checkPayment(
  invoice: InvoiceFields,
  { amount, date, method }: Omit<PaymentInput, 'reference'>,
  { today, writeOffMax, say }: Booking,
): void {
  const earliest = firstPaymentDay(invoice.date);
  if (date < earliest) throw new AppError('payment.dateTooEarly', { field: 'date', params: { date: earliest } });
  if (date > today) throw new AppError('payment.dateInFuture', { field: 'date' });
  const open = openAmount(invoice);
  if (amount > open) throw new AppError('payment.exceedsOpen', { field: 'amount', params: { amount: say(open) } });
  if (method === 'writeOff' && invoice.writtenOff + amount > writeOffMax)
    throw new AppError('payment.writeOffAbove', { field: 'amount', params: { amount: say(writeOffMax) } });
}
