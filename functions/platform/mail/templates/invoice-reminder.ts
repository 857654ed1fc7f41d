import { moneyText } from '#shared/kernel/money/money-text.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { paragraphsOf } from '#shared/kernel/text/paragraphs.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { fill, type Notice, type NoticeContact } from '../notice.ts';
import type { MailText } from './esign-texts/texts.ts';
import { REMINDER_TEXTS } from './invoice-reminder-texts.ts';

export interface InvoiceReminder {
  readonly agency: string;
  readonly sender: string;
  /** `Invoice 2026-0101` */
  readonly document: string;
  readonly name: string;
  readonly dueDate: string;
  readonly currency: string;
  /** In minor units. */
  readonly open: number;
  readonly interest: number;
  readonly fee: number;
  readonly claim: number;
  readonly contact: NoticeContact;
  /** The agency's own text, which takes the place of the standard one. */
  readonly own?: MailText | undefined;
}

/** Writes the values that a text may name, as a reader of a language reads them. */
export function reminderValues(locale: Locale, data: Omit<InvoiceReminder, 'contact' | 'own'>) {
  const { agency, sender, document, name, currency, open, claim } = data;
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const say = (minor: number) => moneyText({ minor, currency }, locale);
  const due = day.format(new Date(`${data.dueDate}T12:00:00Z`));
  return { agency, sender, document, name, amount: say(open), claim: say(claim), due };
}

/** The mail that reminds a debtor of an invoice. Its amounts are facts, which no own text can leave out. */
export function invoiceReminder(level: 1 | 2 | 3, locale: Locale, data: InvoiceReminder): Notice {
  const texts = inLanguage(REMINDER_TEXTS, locale);
  const { subject, body } = data.own ?? texts.levels[level - 1] ?? texts.levels[0];
  const values = reminderValues(locale, data);
  const { currency, interest, fee } = data;
  const say = (minor: number) => moneyText({ minor, currency }, locale);
  return {
    subject: fill(subject, values),
    heading: data.document,
    // Split before it is filled: a value with empty lines stays in its paragraph.
    paragraphs: paragraphsOf(body).map((paragraph) => fill(paragraph, values)),
    facts: [
      [texts.due, values.due],
      [texts.open, values.amount],
      ...(interest > 0 ? [[texts.interest, say(interest)] as const] : []),
      ...(fee > 0 ? [[texts.fee, say(fee)] as const] : []),
      ...(interest + fee > 0 ? [[texts.claim, values.claim] as const] : []),
    ],
    contact: data.contact,
  };
}
