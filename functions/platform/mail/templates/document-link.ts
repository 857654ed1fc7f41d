import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, moment, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: '{agency} sent you {document}',
    heading: '{document}',
    body: '{sender} of {agency} sent you {document}. You can read and download it without an account.',
    button: 'Open document',
    life: 'The link works until {moment}.',
    personal: 'This link is personal: anyone who has it can open the document.',
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
  it: {
    subject: '{agency} Le ha inviato {document}',
    heading: '{document}',
    body: '{sender} di {agency} Le ha inviato {document}. Può leggerlo e scaricarlo senza un account.',
    button: 'Apri il documento',
    life: 'Il link funziona fino a {moment}.',
    personal: 'Il link è personale: chi lo possiede può aprire il documento.',
  },
  es: {
    subject: '{agency} le ha enviado {document}',
    heading: '{document}',
    body: '{sender} de {agency} le ha enviado {document}. Puede leerlo y descargarlo sin cuenta.',
    button: 'Abrir documento',
    life: 'El enlace funciona hasta {moment}.',
    personal: 'El enlace es personal: quien lo tenga puede abrir el documento.',
  },
  'pt-br': {
    subject: '{agency} enviou {document} para você',
    heading: '{document}',
    body: '{sender}, da {agency}, enviou {document} para você. É possível ler e baixar sem uma conta.',
    button: 'Abrir documento',
    life: 'O link funciona até {moment}.',
    personal: 'O link é pessoal: quem o tiver pode abrir o documento.',
  },
  pt: {
    subject: '{agency} enviou-lhe {document}',
    heading: '{document}',
    body: '{sender}, da {agency}, enviou-lhe {document}. Pode lê-lo e transferi-lo sem uma conta.',
    button: 'Abrir documento',
    life: 'A ligação funciona até {moment}.',
    personal: 'A ligação é pessoal: quem a tiver pode abrir o documento.',
  },
} satisfies Translated<object>;

export const documentSubject = (
  locale: Locale,
  names: { readonly agency: string; readonly document: string },
): string => fill(inLanguage(TEXTS, locale).subject, names);

export interface DocumentLink {
  readonly agency: string;
  readonly sender: string;
  /** The document's title, `Contract C-2026-0042`. */
  readonly document: string;
  /** The show of the document: artist, date and venue. */
  readonly about?: string;
  /** The sender's own message and subject. */
  readonly message?: string;
  readonly subject?: string;
  readonly url: string;
  /** Instant in UTC, shown in the reader's zone. Left out, no day ends the link. */
  readonly expiresAt?: string;
  readonly zone: string;
  readonly contact: NoticeContact;
}

export function documentLink(locale: Locale, data: DocumentLink): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { agency, sender, document } = data;
  return {
    subject: data.subject || documentSubject(locale, { agency, document }),
    heading: fill(texts.heading, { document }),
    paragraphs: [data.about, fill(texts.body, { agency, sender, document }), data.message].flatMap(
      (text) => text || [],
    ),
    button: { label: texts.button, href: data.url },
    remarks: [
      ...(data.expiresAt ? [fill(texts.life, { moment: moment(locale, data.expiresAt, data.zone) })] : []),
      texts.personal,
    ],
    contact: data.contact,
  };
}
