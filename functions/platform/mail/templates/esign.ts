import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice, type NoticeContact } from '../notice.ts';
import type { EsignMailName } from './esign-texts/texts.ts';
import { ESIGN_TEXTS } from './esign-texts.ts';

export interface EsignMail {
  readonly agency: string;
  readonly sender: string;
  /** Title of the document. */
  readonly document: string;
  /** The person who acted or ended the signing. */
  readonly name?: string | undefined;
  readonly reason?: string | undefined;
  /** The sender's own words, for those who are invited. */
  readonly message?: string | undefined;
  /** Without an address, there is nothing more to open. */
  readonly url?: string | undefined;
  readonly deadlineAt?: string | undefined;
  readonly zone: string;
  /** Of the verification page, once sealed. */
  readonly code?: string | undefined;
  readonly isStaff: boolean;
  readonly contact: NoticeContact;
}

const BUTTONS = {
  esignInvite: 'read',
  esignRemind: 'read',
  esignCountersign: 'countersign',
  esignCompleted: 'open',
} as const;

/** A mail about a signing. Its button leads to reading, and never signs. */
export function esignMail(mail: EsignMailName, locale: Locale, data: EsignMail): Notice {
  const texts = inLanguage(ESIGN_TEXTS, locale);
  const { agency, sender, document, name = sender, reason, message, url, deadlineAt, zone, code } = data;
  const values = { agency, sender, document, name };
  const button = mail in BUTTONS ? texts[BUTTONS[mail as keyof typeof BUTTONS]] : undefined;
  const paragraphs = [
    fill(texts[mail].body, values),
    message,
    reason && fill(texts.reason, { reason }),
    code && fill(texts.code, { code }),
  ];
  return {
    subject: fill(texts[mail].subject, values),
    heading: document,
    paragraphs: paragraphs.flatMap((text) => text || []),
    ...(button && url ? { button: { label: button, href: url } } : {}),
    remarks: [
      ...(deadlineAt ? [fill(texts.until, { moment: moment(locale, deadlineAt, zone) })] : []),
      ...(url && !data.isStaff ? [texts.personal] : []),
    ],
    contact: data.contact,
  };
}
