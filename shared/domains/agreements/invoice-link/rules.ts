import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { type SettlementState, settlementOf } from '#shared/domains/agreements/invoice/settlement.ts';
import type { Link, LinkState } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { PayerState } from './view.ts';

const DAY_MS = 86_400_000;
/** The days that a paid invoice stays on its page (outsiders section 2). */
export const PAID_DAYS = 90;
/** How often a document is passed on by one line of links, as for signing. */
export const FORWARDS_MAX = 3;
/** The most files of a dispute. */
export const DISPUTE_FILES_MAX = 5;

const PAYER_STATE: Readonly<Record<SettlementState, PayerState>> = {
  outstanding: 'open',
  overdue: 'overdue',
  partlyPaid: 'partlyPaid',
  paid: 'paid',
  overpaid: 'paid',
  credited: 'credited',
  setOff: 'closed',
  writtenOff: 'closed',
};
export const payerState = (invoice: InvoiceFields, today: LocalDate): PayerState =>
  PAYER_STATE[settlementOf(invoice, invoice.dueDate || invoice.date, today)];

/** Returns the state of a link at a moment. It ends 90 days after its invoice was paid. */
export function linkStateAt(state: LinkState, { settledAt }: Pick<InvoiceFields, 'settledAt'>, now: string): LinkState {
  const isOver = settledAt !== undefined && Date.parse(settledAt) + PAID_DAYS * DAY_MS <= Date.parse(now);
  return state === 'live' && isOver ? 'expired' : state;
}

interface Said {
  readonly on: LocalDate;
  readonly reference: string;
  readonly by: string;
  readonly at: string;
  /** The day it is where the bookkeeping is. */
  readonly today: LocalDate;
}
/** Notes the payment that a payer announces, once. It books nothing. */
export function withSaidPaid<I extends InvoiceFields>(invoice: I, { today, ...said }: Said): I {
  checkPayable(invoice);
  if (invoice.saidPaid) throw new AppError('invoiceLink.saidPaid');
  if (said.on > today) throw new AppError('invoiceLink.dateInFuture', { field: 'on' });
  return { ...invoice, saidPaid: said };
}

/** Refuses an act of a payer on a document that owes them money, or of which nothing is open. */
export function checkPayable(invoice: InvoiceFields): void {
  if (!isIssued(invoice) || invoice.type === 'credit' || openAmount(invoice) <= 0)
    throw new AppError('invoiceLink.notOpen');
}

type Forwarding = Pick<Link, 'forwards' | 'recipient'>;
export const canForward = ({ forwards = 0 }: Pick<Link, 'forwards'>): boolean => forwards < FORWARDS_MAX;

/** Refuses to pass a document on too often, or to its own reader. */
export function checkForward(link: Forwarding, email: string): void {
  if (!canForward(link)) throw new AppError('invoiceLink.forwardsUsed');
  if (link.recipient.email.toLowerCase() === email.toLowerCase())
    throw new AppError('invoiceLink.forwardSelf', { field: 'email' });
}
