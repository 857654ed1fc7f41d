import type { LocalDate } from '#shared/kernel/time/date.ts';
import { isIssued } from './kinds.ts';
import type { InvoiceFields } from './schemas.ts';
import { SETTLEMENTS, type SettlementState, settlementOf } from './settlement.ts';

/** The states before the issue. */
export const DRAFT_STATES = ['draft', 'review'] as const;
/** The one word of an invoice: a draft, or how far it is settled. Derived, never stored. */
export const INVOICE_STATES = [...DRAFT_STATES, ...SETTLEMENTS] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const stateOf = (invoice: InvoiceFields, today: LocalDate): InvoiceState => {
  if (isIssued(invoice)) return settlementOf(invoice, invoice.dueDate || invoice.date, today);
  return invoice.stage === 'review' ? 'review' : 'draft';
};

export const isDraftState = (state: string): state is (typeof DRAFT_STATES)[number] =>
  (DRAFT_STATES as readonly string[]).includes(state);

/** Nothing of these is closed yet; which of them are overdue is a matter of the day. */
export const OPEN_STATES = ['outstanding', 'partlyPaid'] as const satisfies readonly SettlementState[];
export const isOpenState = (state: string): state is (typeof OPEN_STATES)[number] =>
  (OPEN_STATES as readonly string[]).includes(state);
