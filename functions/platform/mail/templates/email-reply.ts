import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: '{name} answered about {record}',
    wrote: '{name} ({email}) wrote:',
    unverified: 'Backline could not verify the sender. Check the address before you act on this email.',
    button: 'Open emails',
  },
  nl: {
    subject: '{name} antwoordde over {record}',
    wrote: '{name} ({email}) schreef:',
    unverified: 'Backline kon de afzender niet verifiëren. Controleer het adres voordat u iets met deze mail doet.',
    button: 'Mails openen',
  },
  de: {
    subject: '{name} hat zu {record} geantwortet',
    wrote: '{name} ({email}) schrieb:',
    unverified: 'Backline konnte den Absender nicht bestätigen. Prüfen Sie die Adresse, bevor Sie dieser Mail folgen.',
    button: 'Mails öffnen',
  },
  it: {
    subject: '{name} ha risposto su {record}',
    wrote: '{name} ({email}) ha scritto:',
    unverified: 'Backline non ha potuto verificare il mittente. Controlli l’indirizzo prima di agire.',
    button: 'Apri le e-mail',
  },
  es: {
    subject: '{name} ha respondido sobre {record}',
    wrote: '{name} ({email}) escribió:',
    unverified: 'Backline no pudo verificar al remitente. Comprueba la dirección antes de actuar.',
    button: 'Abrir correos',
  },
  'pt-br': {
    subject: '{name} respondeu sobre {record}',
    wrote: '{name} ({email}) escreveu:',
    unverified: 'O Backline não conseguiu verificar o remetente. Confira o endereço antes de agir.',
    button: 'Abrir e-mails',
  },
  pt: {
    subject: '{name} respondeu sobre {record}',
    wrote: '{name} ({email}) escreveu:',
    unverified: 'O Backline não conseguiu verificar o remetente. Confirme o endereço antes de agir.',
    button: 'Abrir os e-mails',
  },
} satisfies Translated<object>;

/** Characters of the answer that the mail repeats. */
const TEXT_MAX = 2_000;

export interface EmailReplyNotice {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** The title of the record. */
  readonly record: string;
  readonly text: string;
  readonly isVerified: boolean;
  readonly url: string;
}

/** Tells the sender of a mail what somebody answered. */
export function emailReplyNotice(locale: Locale, reply: EmailReplyNotice): Notice {
  const { name, email, record, text, isVerified, url } = reply;
  const texts = inLanguage(TEXTS, locale);
  const subject = fill(texts.subject, { name, record });
  const short = text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)} …` : text;
  return {
    subject,
    heading: subject,
    paragraphs: [fill(texts.wrote, { name, email }), ...short.split(/\n+/).filter((line) => line.trim() !== '')],
    button: { label: texts.button, href: url },
    ...(isVerified ? {} : { remarks: [texts.unverified] }),
  };
}
