import type { Locale } from '#shared/kernel/text/locale.ts';
import { paragraphsOf } from '#shared/kernel/text/paragraphs.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice, type NoticeContact } from '../notice.ts';
import type { EsignTextName, MailText } from './esign-texts/texts.ts';
import { ESIGN_TEXTS } from './esign-texts.ts';

export interface EsignMail {
  readonly agency: string;
  readonly sender: string;
  /** Title of the document. */
  readonly document: string;
  /** The person who acted or ended the signing, or who takes it over. */
  readonly name?: string | undefined;
  /** The person who passed the document on. */
  readonly from?: string | undefined;
  /** The address that refused a mail. */
  readonly email?: string | undefined;
  /** The corrected field, in the reader's language. */
  readonly field?: string | undefined;
  readonly reason?: string | undefined;
  readonly question?: string | undefined;
  /** The sender's own words, for those who are invited. */
  readonly message?: string | undefined;
  /** Without an address, there is nothing more to open. */
  readonly url?: string | undefined;
  readonly deadlineAt?: string | undefined;
  readonly expiresAt?: string | undefined;
  readonly zone: string;
  /** The code and the address of the verification page, once sealed. */
  readonly code?: string | undefined;
  readonly verifyPage?: string | undefined;
  /** The user whose substitute the reader is. */
  readonly insteadOf?: string | undefined;
  readonly isStaff: boolean;
  readonly contact: NoticeContact;
  /** The agency's own text, which takes the place of the standard one. */
  readonly own?: MailText | undefined;
}

type Button = 'read' | 'countersign' | 'open' | 'see';
export const ESIGN_BUTTONS: Readonly<Partial<Record<EsignTextName, Button>>> = {
  esignInvite: 'read',
  esignRemind: 'read',
  esignExpiring: 'read',
  esignForwarded: 'read',
  esignForwardRefused: 'read',
  esignCorrectionRefused: 'read',
  esignVoided: 'read',
  esignCountersign: 'countersign',
  esignCompleted: 'open',
};
/** The button of a mail. Staff come to the signing by every mail. */
const buttonOf = (text: EsignTextName, isStaff: boolean): Button | undefined =>
  ESIGN_BUTTONS[text] ?? (isStaff ? 'see' : undefined);

/** A mail about a signing. Its button leads to reading, and never signs. */
export function esignMail(mail: EsignTextName, locale: Locale, data: EsignMail): Notice {
  const texts = inLanguage(ESIGN_TEXTS, locale);
  const { agency, sender, document, name = sender, from = '', email = '', field = '' } = data;
  const { reason, question, message, url, deadlineAt, expiresAt, zone, code, verifyPage, insteadOf } = data;
  const { subject, body } = data.own ?? texts[mail];
  const expiry = expiresAt ? moment(locale, expiresAt, zone) : '';
  const values = { agency, sender, document, name, from, email, field, expiry };
  const button = buttonOf(mail, data.isStaff);
  const paragraphs = [
    // Split before it is filled: a value with empty lines stays in its paragraph.
    ...paragraphsOf(body).map((paragraph) => fill(paragraph, values)),
    message,
    question && fill(texts.question, { question }),
    reason && fill(texts.reason, { reason }),
    insteadOf && fill(texts.substitute, { name: insteadOf }),
    code && [fill(texts.code, { code }), verifyPage].filter(Boolean).join(', '),
  ];
  return {
    subject: fill(subject, values),
    heading: document,
    paragraphs: paragraphs.flatMap((text) => text || []),
    ...(button && url ? { button: { label: texts[button], href: url } } : {}),
    remarks: [
      ...(deadlineAt ? [fill(texts.until, { moment: moment(locale, deadlineAt, zone) })] : []),
      ...(url && !data.isStaff ? [texts.personal] : []),
    ],
    contact: data.contact,
  };
}
