import { AppError } from '#shared/kernel/contract/error.ts';
import type { ReceivedDocument, ReceivedFields } from './schemas.ts';
import type { ReceivedState } from './states.ts';

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

/** Returns the invoice to enter in an agreement. Refuses a credit note, and an amount of another currency. */
export function artistInvoiceOf(document: ReceivedDocument, currency: string) {
  if (document.isCredit || document.total < 1) throw new AppError('receivedInvoice.credit');
  if (document.currency !== currency) throw new AppError('receivedInvoice.currency', { params: { currency } });
  return { number: document.number, date: document.date, amount: document.total };
}
