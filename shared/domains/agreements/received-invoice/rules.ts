import { AppError } from '#shared/kernel/contract/error.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { ReceivedDocument, ReceivedFields } from './schemas.ts';
import type { ReceivedState } from './states.ts';

const NOBODY = { name: '', vatNumber: '', registerNumber: '', country: '' };
type Settled = Pick<ReceivedFields, 'agreement' | 'ignoredFor'>;

export function stateOf({ agreement, ignoredFor }: Settled): ReceivedState {
  if (agreement) return 'confirmed';
  return ignoredFor === undefined ? 'open' : 'ignored';
}
export function checkOpen(received: Settled): void {
  if (stateOf(received) !== 'open') throw new AppError('receivedInvoice.done');
}
export function checkIgnored(received: Settled): void {
  if (stateOf(received) !== 'ignored') throw new AppError('receivedInvoice.notIgnored');
}

/** An arrival whose file cannot be read. It is kept all the same, because its sender waits. */
export const unreadDocument = (arrivedOn: LocalDate): ReceivedDocument => ({
  isCredit: false,
  number: '',
  date: arrivedOn,
  currency: 'EUR',
  seller: NOBODY,
  buyer: NOBODY,
  references: [],
  lines: [],
  lineCount: 0,
  net: 0,
  tax: 0,
  total: 0,
});
export function checkRead({ unread }: Pick<ReceivedFields, 'unread'>): void {
  if (unread) throw new AppError('receivedInvoice.unreadable');
}

/** Returns the invoice to enter in an agreement. Refuses a credit note, and an amount of another currency. */
export function artistInvoiceOf(document: ReceivedDocument, currency: string) {
  if (document.isCredit || document.total < 1) throw new AppError('receivedInvoice.credit');
  if (document.currency !== currency) throw new AppError('receivedInvoice.currency', { params: { currency } });
  return { number: document.number, date: document.date, amount: document.total };
}
