import type { Locale } from '#shared/kernel/locale.ts';
import { fill, longDay, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    received: 'Request for {artist} on {day}',
    body: '{sender} asks for a date through the form "{form}".',
    open: 'Open the request',
    thanks: '{agency} has received your request',
    thanksBody: 'We have received your request for {artist} on {day}. You hear from us soon.',
    promise: 'This is not yet a booking, and it does not bind you.',
    rejected: 'Your request for {artist} on {day}',
    no: '{agency} cannot accept your request for {artist} on {day}.',
  },
  nl: {
    received: 'Aanvraag voor {artist} op {day}',
    body: '{sender} vraagt een datum aan via het formulier "{form}".',
    open: 'Aanvraag openen',
    thanks: '{agency} heeft uw aanvraag ontvangen',
    thanksBody: 'Wij hebben uw aanvraag voor {artist} op {day} ontvangen. U hoort snel van ons.',
    promise: 'Dit is nog geen boeking en verplicht u tot niets.',
    rejected: 'Uw aanvraag voor {artist} op {day}',
    no: '{agency} kan niet ingaan op uw aanvraag voor {artist} op {day}.',
  },
  de: {
    received: 'Anfrage für {artist} am {day}',
    body: '{sender} fragt über das Formular „{form}“ einen Termin an.',
    open: 'Anfrage öffnen',
    thanks: '{agency} hat Ihre Anfrage erhalten',
    thanksBody: 'Wir haben Ihre Anfrage für {artist} am {day} erhalten. Sie hören bald von uns.',
    promise: 'Dies ist noch keine Buchung und verpflichtet Sie zu nichts.',
    rejected: 'Ihre Anfrage für {artist} am {day}',
    no: '{agency} kann Ihre Anfrage für {artist} am {day} nicht annehmen.',
  },
} as const satisfies Record<Locale, object>;

interface Asked {
  readonly artist: string;
  /** Calendar day, YYYY-MM-DD. */
  readonly date: string;
}
const wordsOf = (locale: Locale, { artist, date }: Asked) => ({ artist, day: longDay(locale, date) });

/** To colleagues: who asks for what. */
export function requestReceived(
  locale: Locale,
  data: Asked & { readonly form: string; readonly sender: string; readonly place: string; readonly url: string },
): Notice {
  const texts = TEXTS[locale];
  const heading = fill(texts.received, wordsOf(locale, data));
  return {
    subject: heading,
    heading,
    paragraphs: [fill(texts.body, { sender: data.sender, form: data.form }), ...(data.place ? [data.place] : [])],
    button: { label: texts.open, href: data.url },
  };
}

/** To the one who asked: received, what the agency says to everybody, and no more than that. */
export function requestThanks(
  locale: Locale,
  data: Asked & { readonly agency: string; readonly text: string },
): Notice {
  const texts = TEXTS[locale];
  const heading = fill(texts.thanks, { agency: data.agency });
  return {
    subject: heading,
    heading,
    paragraphs: [fill(texts.thanksBody, wordsOf(locale, data)), ...(data.text ? [data.text] : []), texts.promise],
  };
}

export function requestRejected(
  locale: Locale,
  data: Asked & { readonly agency: string; readonly text: string; readonly contact?: NoticeContact },
): Notice {
  const texts = TEXTS[locale];
  const words = wordsOf(locale, data);
  return {
    subject: fill(texts.rejected, words),
    heading: fill(texts.rejected, words),
    paragraphs: [fill(texts.no, { ...words, agency: data.agency }), ...(data.text ? [data.text] : [])],
    ...(data.contact ? { contact: data.contact } : {}),
  };
}
