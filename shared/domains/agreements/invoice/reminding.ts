import { type ReminderRules, remindersOf } from '#shared/domains/reference/bookkeeping/reminders.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { fromBase } from '#shared/kernel/money/exchange.ts';
import { diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { disputedOf } from './dispute.ts';
import { isPayable } from './kinds.ts';
import { type Remindable, type ReminderDue, reminderDue, reminderSetOf } from './reminder.ts';
import type { HoldInput } from './reminder-schemas.ts';
import { openAmount } from './rules.ts';
import type { InvoiceFields } from './schemas.ts';

/** Takes the facts of an invoice that its next reminder depends on. */
export function remindableOf(invoice: InvoiceFields): Remindable {
  const { dueDate, date, sentAt, hold, reminders } = invoice;
  const open = openAmount(invoice);
  return {
    dueDate: dueDate || date,
    open,
    disputed: disputedOf(invoice, open),
    delivered: sentAt !== undefined,
    hold,
    last: reminders?.at(-1),
  };
}

/** Returns the next reminder of an issued invoice by the rules of its bookkeeping, or the reason why it gets none. */
export function nextReminder(
  invoice: InvoiceFields,
  bookkeeping: { readonly reminders?: ReminderRules } | undefined,
  today: LocalDate,
): ReminderDue {
  const { currency, exchange } = invoice;
  const into = (minor: number) =>
    exchange ? fromBase({ minor, currency: exchange.base }, { currency, rate: exchange.rate }) : minor;
  return reminderDue(remindableOf(invoice), reminderSetOf(remindersOf(bookkeeping), into), today);
}

/** Counts the days since the due date. */
export const daysLate = ({ dueDate, date }: Pick<InvoiceFields, 'dueDate' | 'date'>, today: LocalDate): number =>
  diffDays(dueDate || date, today);

/** Credit notes and drafts are owed by nobody. */
export const mayBeReminded = ({ stage, type }: Pick<InvoiceFields, 'stage' | 'type'>): boolean =>
  stage === 'outstanding' && isPayable({ type });

/** Refuses a hold on a document that gets no reminders, and one that has ended already. */
export function checkHold(invoice: InvoiceFields, { until }: HoldInput, today: LocalDate): void {
  if (!mayBeReminded(invoice)) throw new AppError('document.badTransition');
  if (until && until < today) throw new AppError('invoice.holdInPast', { field: 'until' });
}
