import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { InvoiceFields } from './schemas.ts';
import { SETTLEMENTS, type SettlementState, settlementOf } from './settlement.ts';

/** The one word of an invoice: a draft, or how far it is settled. Derived, never stored. */
export const INVOICE_STATES = ['draft', ...SETTLEMENTS] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const stateOf = (invoice: InvoiceFields, today: LocalDate): InvoiceState =>
  invoice.stage === 'draft' ? 'draft' : settlementOf(invoice, invoice.dueDate || invoice.date, today);

/** Nothing of these is closed yet; which of them are overdue is a matter of the day. */
export const OPEN_STATES = ['outstanding', 'partlyPaid'] as const satisfies readonly SettlementState[];
export const isOpenState = (state: string): state is (typeof OPEN_STATES)[number] =>
  (OPEN_STATES as readonly string[]).includes(state);
