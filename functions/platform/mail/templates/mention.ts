import type { Locale } from '#shared/kernel/locale.ts';
import { richPlain } from '#shared/kernel/rich-text.ts';
import { fill, type Notice } from '../notice.ts';

const TEXTS = {
  en: { subject: '{author} mentioned you at {title}', body: '{author} wrote:', button: 'Open note' },
  nl: { subject: '{author} noemde u bij {title}', body: '{author} schreef:', button: 'Notitie openen' },
  de: { subject: '{author} hat Sie bei {title} erwähnt', body: '{author} schrieb:', button: 'Notiz öffnen' },
} as const satisfies Record<Locale, object>;

export interface Mention {
  readonly author: string;
  /** The record the note is on. */
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export function mention(locale: Locale, { author, title, body, url }: Mention): Notice {
  const texts = TEXTS[locale];
  const subject = fill(texts.subject, { author, title });
  return {
    subject,
    heading: subject,
    paragraphs: [fill(texts.body, { author }), ...richPlain(body).split(/\n+/)],
    button: { label: texts.button, href: url },
  };
}
