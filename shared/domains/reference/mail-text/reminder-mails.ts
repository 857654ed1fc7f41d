import type { MailKindSpec } from './kind-spec.ts';

const reminder = (no: number) =>
  ({
    no,
    group: 'reminders',
    readers: ['debtor'],
    fields: ['agency', 'sender', 'document', 'name', 'amount', 'claim', 'due'],
  }) as const;

/** The mails that remind a debtor of an invoice, by level. `claim` is the open amount with interest and fee. */
export const REMINDER_MAILS = {
  invoiceReminder1: reminder(31),
  invoiceReminder2: reminder(32),
  invoiceReminder3: reminder(33),
} as const satisfies Readonly<Record<string, MailKindSpec>>;
