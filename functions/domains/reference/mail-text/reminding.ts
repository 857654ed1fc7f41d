import {
  type InvoiceReminder,
  invoiceReminder,
  reminderValues,
} from '#functions/platform/mail/templates/invoice-reminder.ts';
import { REMINDER_TEXTS } from '#functions/platform/mail/templates/invoice-reminder-texts.ts';
import type { REMINDER_MAILS } from '#shared/domains/reference/mail-text/reminder-mails.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import type { SampleContext, Standards } from './standards.ts';

type ReminderMail = keyof typeof REMINDER_MAILS;
const LEVELS = { invoiceReminder1: 1, invoiceReminder2: 2, invoiceReminder3: 3 } as const;
const LATE_DAYS = { 1: 7, 2: 21, 3: 35 } as const;
const AMOUNTS = { currency: 'EUR', open: 1_090_000, interest: 10_360, fee: 4000, claim: 1_104_360 };

const sample = (
  level: 1 | 2 | 3,
  language: Language,
  { agency, sender, zone, now }: SampleContext,
): InvoiceReminder => ({
  agency,
  sender,
  document: `${TERMS.invoice[language]} 2026-0147`,
  name: 'Anna Bergström',
  dueDate: addDays(dayIn(now, zone), -LATE_DAYS[level]),
  ...AMOUNTS,
  contact: { name: sender },
});

/** The texts of the mails that remind a debtor. */
export const reminding: Standards<ReminderMail> = {
  text: (kind, language) => REMINDER_TEXTS[language].levels[LEVELS[kind] - 1] ?? REMINDER_TEXTS[language].levels[0],
  samples: (language, from) => reminderValues(language, sample(1, language, from)),
  frame: (kind, language, from) =>
    invoiceReminder(LEVELS[kind], language, {
      ...sample(LEVELS[kind], language, from),
      own: { subject: '', body: '' },
    }),
};
