import type { SentReminder } from '#shared/domains/agreements/invoice/reminder-schemas.ts';
import { mayBeReminded, nextReminder } from '#shared/domains/agreements/invoice/reminding.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { DEFAULT_REMINDERS } from '#shared/domains/reference/bookkeeping/reminders.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { Stage } from './stage.ts';
import type { Draft } from './writer.ts';

/** Days since somebody last sent the reminders that were due. */
const LAST_ROUND = 10;

/** The reminders of an invoice, each sent on the day after it became due. */
function remindersOf({ today }: Stage, invoice: InvoiceFields): SentReminder[] {
  const sent: SentReminder[] = [];
  for (const { afterDays } of DEFAULT_REMINDERS.steps) {
    const on = addDays(invoice.dueDate, afterDays + 1);
    const due = nextReminder({ ...invoice, reminders: sent }, undefined, on);
    if (addDays(on, LAST_ROUND) <= today && 'level' in due) sent.push({ level: due.level, on, ...due.claim });
  }
  return sent;
}

/** Has the debtors reminded as the rules of the bookkeeping say, but for the last days. */
export const withReminders = (stage: Stage, made: readonly Draft<InvoiceFields>[]): Draft<InvoiceFields>[] =>
  made.map((one) => {
    const reminders = mayBeReminded(one.record) ? remindersOf(stage, one.record) : [];
    return reminders.length > 0 ? { ...one, record: { ...one.record, reminders } } : one;
  });
