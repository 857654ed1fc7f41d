import { openAmount } from '#shared/domains/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import { converted } from '#shared/kernel/exchange.ts';
import type { Money } from '#shared/kernel/money.ts';
import type { PaymentInput } from './schemas.ts';

/** What an agency may write off without asking anybody (money section 9). */
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

/** What a payment was worth on its day in the bookkeeping's currency, against the day of issue (golden G24). */
export function paymentBase(money: Money, issued: Rated, paid: Rated, base: Money['currency']) {
  const amount = converted(money, paid, base);
  return { currency: base, amount, difference: amount - converted(money, issued, base) };
}
type Rated = Parameters<typeof converted>[1];

interface Booking {
  readonly today: LocalDate;
  /** In minor units of the document's currency. */
  readonly writeOffMax: number;
  readonly say: (minor: number) => string;
}
/** No more than is open, none of tomorrow, and no large amount given up. `open` counts without the payment itself. */
export function checkPayment(
  invoice: InvoiceFields,
  { amount, date, method }: Omit<PaymentInput, 'reference'>,
  { today, writeOffMax, say }: Booking,
): void {
  if (date > today) throw new AppError('payment.dateInFuture', { field: 'date' });
  const open = openAmount(invoice);
  if (amount > open) throw new AppError('payment.exceedsOpen', { field: 'amount', params: { amount: say(open) } });
  if (method === 'writeOff' && invoice.writtenOff + amount > writeOffMax)
    throw new AppError('payment.writeOffAbove', { field: 'amount', params: { amount: say(writeOffMax) } });
}
