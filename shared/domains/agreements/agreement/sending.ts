import * as z from 'zod';
import { Locale } from '#shared/kernel/text/locale.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** The most people who get a copy of a document, besides its recipient. */
export const COPIES_MAX = 5;
/** The most characters of a subject, as in a template. */
const SUBJECT_MAX = 200;

/** The recipients of a document, and how long the link works. */
export const SendInput = z.object({
  recipient: z.object({ name: requiredText(100), email }),
  /** The addresses for copies. Each gets its own email and link. */
  copyTo: z.array(email).max(COPIES_MAX).default([]),
  locale: Locale,
  /** The subject; left empty, the usual one of its kind. */
  subject: text(SUBJECT_MAX).default(''),
  message: text(2000).default(''),
  /** Whether the mail has the file attached; never with a code. */
  attach: z.boolean().default(false),
  /** Last day on which the link works. */
  expiresOn: LocalDate.optional(),
  /** Whether the reader of the link types a code that is mailed to the recipient. */
  needsCode: z.boolean().default(false),
});
export type SendInput = z.infer<typeof SendInput>;
/** The choices for sending an agreement of a show. A contract moves its show to the agency's status for that. */
export const AgreementSendInput = SendInput.extend({ movesShow: z.boolean().default(true) });
export type AgreementSendInput = z.infer<typeof AgreementSendInput>;

/** Lists the recipient first, then the addresses for copies, each address once. */
export function recipientsOf({ recipient, copyTo }: Pick<SendInput, 'recipient' | 'copyTo'>): SendInput['recipient'][] {
  const all = [recipient, ...copyTo.map((address) => ({ name: address, email: address }))];
  const isFirst = ({ email: own }: SendInput['recipient'], i: number) =>
    all.findIndex((other) => other.email.toLowerCase() === own.toLowerCase()) === i;
  return all.filter(isFirst);
}
