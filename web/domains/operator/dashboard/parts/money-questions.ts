import type { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import type { CallOf } from '#shared/kernel/contract/route.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';

export type InvoiceQuestion = CallOf<typeof invoiceContract.routes.list>['body'];
type ContractQuestion = CallOf<typeof contractContract.routes.list>['body'];
type TotalQuestion = CallOf<typeof showTotalContract.routes.totals>['body'];

const SHOWN = 5;
/** Months before and after this one. */
const MONTHS = { before: 5, after: 6 };
const MONTHS_A_YEAR = 12;

/** Invoices past their due date, the oldest first. */
export const overdueQuestion: InvoiceQuestion = {
  perPage: SHOWN,
  filters: [{ field: 'settlement', values: ['overdue'] }],
  sort: { by: 'due', direction: 'asc' },
};

/** Invoices that wait for their reviewers, the oldest first. */
export const reviewQuestion: InvoiceQuestion = {
  perPage: SHOWN,
  filters: [{ field: 'settlement', values: ['review'] }],
  sort: { by: 'date', direction: 'asc' },
};

/** Invoices that a payer disputes, the oldest first. */
export const disputedQuestion: InvoiceQuestion = {
  perPage: SHOWN,
  filters: [{ field: 'disputed', values: ['true'] }],
  sort: { by: 'date', direction: 'asc' },
};

/** Contracts of coming shows that were sent and that nobody signed yet, the next show first. */
export const unsignedQuestion = (today: LocalDate): ContractQuestion => ({
  from: today,
  perPage: SHOWN,
  filters: [{ field: 'stage', values: ['sent'] }],
  sort: { by: 'date', direction: 'asc' },
});

/** The month `by` months after the one of `day`: `2027-02`. */
function monthAfter(day: LocalDate, by: number): string {
  const months = Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1 + by;
  return `${Math.floor(months / MONTHS_A_YEAR)}-${String((months % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
}

/** A year of months around this one. */
export const monthsAround = (today: LocalDate): string[] =>
  Array.from({ length: MONTHS_A_YEAR }, (_, i) => monthAfter(today, i - MONTHS.before));

/** Fees of those months by phase, added up in the agency's currency. */
export const feesQuestion = (today: LocalDate, phase: 'confirmed' | 'options', inCurrency: string): TotalQuestion => ({
  from: `${monthAfter(today, -MONTHS.before)}-01`,
  to: addDays(`${monthAfter(today, MONTHS.after + 1)}-01`, -1),
  by: 'month',
  inCurrency,
  filters: [{ field: 'phase', values: [phase] }],
});
