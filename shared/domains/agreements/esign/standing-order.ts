import type { StandingOrder } from '#shared/domains/identity/account/signing-orders.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import type { Document } from './outcome.ts';

/**
 * Whether a standing order covers a document. Corrections and holds wait for the person, and so does an amount in
 * another currency.
 */
export function covers(order: StandingOrder, document: Document, now: string): boolean {
  const { source, amount, corrections, hold } = document;
  const today = dayIn(now, document.zone);
  const isWithin = amount?.currency === order.maximum.currency && amount.minor <= order.maximum.minor;
  const isValid = order.from <= today && today <= order.until;
  const isKind = order.kinds.some((kind) => kind === source.kind);
  return isKind && isWithin && isValid && corrections.length === 0 && !hold;
}
