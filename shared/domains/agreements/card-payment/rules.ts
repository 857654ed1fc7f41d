import { isIssued, isPayable } from '#shared/domains/agreements/invoice/kinds.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { CardReport } from '#shared/kernel/money/card.ts';
import type { Attempt } from './attempt.ts';

const HOUR_MS = 3_600_000;
/** The life of a page at the provider. It allows 30 minutes to 24 hours. */
export const PAGE_HOURS = 12;
/** A page that ends within the hour is not handed out again. */
const LAST_HOURS = 1;

/** The part of an invoice that its payer can pay by card: the disputed part is not due (outsiders section 5). */
export const payableByCard = (invoice: InvoiceFields): number =>
  isIssued(invoice) && isPayable(invoice) ? Math.max(0, openAmount(invoice) - (invoice.dispute?.amount ?? 0)) : 0;

/** The page where a payer arrives from the provider. It has no secret: the provider gets to know its address. */
export const CARD_RETURN_PAGE = '/invoicev2/paid';

export const isUnderWay = ({ state }: Pick<Attempt, 'state'>): boolean => state === 'open' || state === 'processing';

interface Looked extends Pick<Attempt, 'state' | 'declined'> {
  /** The stored card of a charge without its payer. */
  readonly card?: object;
  readonly isReplaced?: true;
}
/** Whether somebody must look at it: money that could not be booked, or a stored card that was declined. */
export const isProblem = ({ state, declined, card, isReplaced }: Looked): boolean =>
  state === 'problem' || (state === 'ended' && card !== undefined && declined !== undefined && !isReplaced);

/** The name of an attempt among all of an agency. */
export const nameOf = ({ invoiceId, n }: { readonly invoiceId: string; readonly n: number }): string =>
  `${invoiceId}-${n}`;

export const pageEndsAt = ({ at }: Pick<Attempt, 'at'>): Date => new Date(Date.parse(at) + PAGE_HOURS * HOUR_MS);
/** Whether the page of an attempt can still be handed out. */
export const isFresh = (attempt: Pick<Attempt, 'at'>, now: Date): boolean =>
  now.getTime() < pageEndsAt(attempt).getTime() - LAST_HOURS * HOUR_MS;

/** The attempt after a report, and the amount to book: below 0 where money went back. */
export interface Outcome {
  readonly attempt: Attempt;
  readonly book: number;
}
/**
 * Applies a report. Money that has arrived is booked once; a later report changes only what went back since. A state
 * never falls back: an old report of an attempt that is paid changes nothing.
 */
export function afterReport(attempt: Attempt, report: CardReport): Outcome {
  const { problem: _solved, declined: _old, ...rest } = attempt;
  const declined = report.declined ? { declined: report.declined } : {};
  if (report.received === 0) {
    if (!isUnderWay(attempt) || report.state === 'paid') return { attempt, book: 0 };
    const isBack = attempt.state === 'processing' && report.state === 'open';
    return { attempt: { ...rest, ...declined, state: isBack ? 'processing' : report.state }, book: 0 };
  }
  if (report.currency !== attempt.currency || report.received !== attempt.amount)
    return { attempt: { ...attempt, state: 'problem', problem: 'cardPayment.differs' }, book: 0 };
  const booked = Math.max(0, report.received - report.returned);
  return { attempt: { ...rest, state: 'paid', booked }, book: booked - attempt.booked };
}
