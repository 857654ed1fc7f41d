import type { Locale } from '#shared/kernel/text/locale.ts';
import { richPlain } from '#shared/kernel/text/rich-text.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice } from '../notice.ts';

const TEXTS = {
  en: { subject: '{author} mentioned you on {title}', body: '{author} wrote:', button: 'Open note' },
  nl: { subject: '{author} noemde u bij {title}', body: '{author} schreef:', button: 'Notitie openen' },
  de: { subject: '{author} hat Sie bei {title} erwähnt', body: '{author} schrieb:', button: 'Notiz öffnen' },
  it: { subject: '{author} ti ha menzionato in {title}', body: '{author} ha scritto:', button: 'Apri la nota' },
  es: { subject: '{author} te ha mencionado en {title}', body: '{author} escribió:', button: 'Abrir nota' },
  'pt-br': { subject: '{author} mencionou você em {title}', body: '{author} escreveu:', button: 'Abrir nota' },
  pt: { subject: '{author} mencionou-o em {title}', body: '{author} escreveu:', button: 'Abrir nota' },
} satisfies Translated<object>;

export interface Mention {
  readonly author: string;
  /** The record the note is on. */
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export function mention(locale: Locale, { author, title, body, url }: Mention): Notice {
  const texts = inLanguage(TEXTS, locale);
  const subject = fill(texts.subject, { author, title });
  return {
    subject,
    heading: subject,
    paragraphs: [fill(texts.body, { author }), ...richPlain(body).split(/\n+/)],
    button: { label: texts.button, href: url },
  };
}
