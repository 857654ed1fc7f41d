import { openAmount } from '#shared/domains/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { PaymentInput } from './schemas.ts';

/** What an agency may write off without asking anybody: ten units of the currency (money section 9). */
export const WRITE_OFF_MAX = 10;

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

interface Booking {
  readonly today: LocalDate;
  /** Minor units in one unit of the currency. */
  readonly unit: number;
  readonly say: (minor: number) => string;
}
/** No more than is open, none of tomorrow, and no large amount given up. `open` counts without the payment itself. */
export function checkPayment(
  invoice: InvoiceFields,
  { amount, date, method }: Omit<PaymentInput, 'reference'>,
  { today, unit, say }: Booking,
): void {
  if (date > today) throw new AppError('payment.dateInFuture', { field: 'date' });
  const open = openAmount(invoice);
  if (amount > open) throw new AppError('payment.exceedsOpen', { field: 'amount', params: { amount: say(open) } });
  const most = WRITE_OFF_MAX * unit;
  if (method === 'writeOff' && invoice.writtenOff + amount > most)
    throw new AppError('payment.writeOffAbove', { field: 'amount', params: { amount: say(most) } });
}
