import * as z from 'zod';
import { OwnerSummary } from '#shared/domains/booking/show/schemas.ts';
import { CompanySummary } from '#shared/domains/relations/company/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev, rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { NO_REMINDER } from './reminder.ts';
import { ClaimAmounts, HoldInput, Level, ReminderHold, SentReminder } from './reminder-schemas.ts';
import { Invoice } from './schemas.ts';

/** Most reminders that one request sends. A page sends more in several requests. */
export const REMIND_MAX = 20;

/** Why an overdue invoice gets no reminder now: by the rules, or because its mail cannot be made. */
export const NOT_REMINDED = [...NO_REMINDER, 'noEmail', 'notReady', 'tooManyMails', 'sentMeanwhile'] as const;
export const NotReminded = z.enum(NOT_REMINDED);
export type NotReminded = z.infer<typeof NotReminded>;

/** An overdue invoice, with its next reminder or the reason why it gets none. */
export const ReminderRow = z.object({
  id: Id,
  rev: z.int(),
  number: z.string(),
  company: CompanySummary.optional(),
  owner: OwnerSummary,
  bookkeepingName: z.string(),
  currency: Currency,
  dueDate: LocalDate,
  daysLate: z.int(),
  open: z.int(),
  next: z.object({ level: Level, claim: ClaimAmounts }).optional(),
  skipped: NotReminded.optional(),
  /** The day from which it is reminded. */
  from: LocalDate.optional(),
  last: SentReminder.optional(),
  hold: ReminderHold.optional(),
});
export type ReminderRow = z.infer<typeof ReminderRow>;

const Line = z.object({ label: z.string(), value: z.string() });
/** The mail of a reminder as its debtor would read it now. */
export const ReminderPreview = z.object({
  level: Level,
  recipient: z.object({ name: z.string(), email: z.string() }),
  locale: Locale,
  subject: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(Line),
  file: z.string(),
});
export type ReminderPreview = z.infer<typeof ReminderPreview>;

/** The outcome for one invoice: sent, or skipped for a reason. */
export const ReminderOutcome = z.object({ id: Id, number: z.string(), level: Level, skipped: NotReminded.optional() });
export type ReminderOutcome = z.infer<typeof ReminderOutcome>;

export const reminderRoutes = {
  /** Lists the overdue invoices, the latest first. */
  reminders: route(pageApi('POST', '/invoice/reminders'), reads('invoice.read'), {
    body: z.object({ bookkeepingId: Id.optional() }),
    output: rowsOf(ReminderRow),
  }),
  /** Sends reminders, each unless the level is no longer due. A repeated request sends nothing twice. */
  remind: route(pageApi('POST', '/invoice/reminders/send'), writes('invoice.send'), {
    body: z.object({
      items: z
        .array(z.object({ id: Id, level: Level }))
        .min(1)
        .max(REMIND_MAX),
    }),
    output: z.object({ results: z.array(ReminderOutcome) }),
  }),
  reminderPreview: route(v1('GET', '/invoices/{id}/reminder'), reads('invoice.send'), {
    output: z.object({ preview: ReminderPreview.optional(), skipped: NotReminded.optional() }),
  }),
  /** Holds the reminders of an invoice, until a day or without end. */
  hold: route(v1('POST', '/invoices/{id}/hold'), writes('invoice.send'), {
    body: HoldInput.extend({ rev: RevInput }),
    output: Invoice,
  }),
  release: route(v1('POST', '/invoices/{id}/release'), writes('invoice.send'), { body: Rev, output: Invoice }),
};
