import type { Locale } from '#shared/kernel/locale.ts';
import { fill, moment, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: '{agency} sent you {document}',
    heading: '{document}',
    body: '{sender} of {agency} sent you {document}. You can read and download it without an account.',
    button: 'Open document',
    life: 'The link works until {moment}.',
    personal: 'The link is meant for you: whoever has it can open the document.',
  },
  nl: {
    subject: '{agency} heeft u {document} gestuurd',
    heading: '{document}',
    body: '{sender} van {agency} heeft u {document} gestuurd. U kunt het zonder account lezen en downloaden.',
    button: 'Document openen',
    life: 'De link werkt tot {moment}.',
    personal: 'De link is voor u bedoeld: wie hem heeft, kan het document openen.',
  },
  de: {
    subject: '{agency} hat Ihnen {document} gesendet',
    heading: '{document}',
    body: '{sender} von {agency} hat Ihnen {document} gesendet. Sie können es ohne Konto lesen und herunterladen.',
    button: 'Dokument öffnen',
    life: 'Der Link funktioniert bis {moment}.',
    personal: 'Der Link ist für Sie bestimmt: Wer ihn hat, kann das Dokument öffnen.',
  },
} as const satisfies Record<Locale, object>;

export interface DocumentLink {
  readonly agency: string;
  readonly sender: string;
  /** How the document is called, `Contract C-2026-0042`. */
  readonly document: string;
  /** What the sender wrote to go with it. */
  readonly message?: string;
  readonly url: string;
  /** Instant in UTC, shown in the reader's zone. */
  readonly expiresAt: string;
  readonly zone: string;
  readonly contact: NoticeContact;
}

export function documentLink(locale: Locale, data: DocumentLink): Notice {
  const texts = TEXTS[locale];
  const { agency, sender, document } = data;
  return {
    subject: fill(texts.subject, { agency, document }),
    heading: fill(texts.heading, { document }),
    paragraphs: [fill(texts.body, { agency, sender, document }), ...(data.message ? [data.message] : [])],
    button: { label: texts.button, href: data.url },
    remarks: [fill(texts.life, { moment: moment(locale, data.expiresAt, data.zone) }), texts.personal],
    contact: data.contact,
  };
}
