import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, longDay, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    received: 'Request for {artist} on {day}',
    body: '{sender} requested a date through the form "{form}".',
    open: 'Open the request',
    thanks: '{agency} has received your request',
    thanksBody: "We have received your request for {artist} on {day}. We'll be in touch soon.",
    promise: 'This is not a booking yet, and it is not binding.',
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
  it: {
    received: 'Richiesta per {artist}, {day}',
    body: '{sender} chiede una data tramite il modulo "{form}".',
    open: 'Apri la richiesta',
    thanks: '{agency} ha ricevuto la richiesta',
    thanksBody: 'Abbiamo ricevuto la richiesta per {artist}, {day}. Risponderemo presto.',
    promise: 'Non è ancora una prenotazione e non è vincolante.',
    rejected: 'La Sua richiesta per {artist}, {day}',
    no: '{agency} non può accettare la Sua richiesta per {artist}, {day}.',
  },
  es: {
    received: 'Solicitud de {artist} para el {day}',
    body: '{sender} solicita una fecha mediante el formulario «{form}».',
    open: 'Abrir la solicitud',
    thanks: '{agency} ha recibido su solicitud',
    thanksBody: 'Hemos recibido su solicitud de {artist} para el {day}. Pronto tendrá noticias nuestras.',
    promise: 'Todavía no es una contratación y no le compromete a nada.',
    rejected: 'Su solicitud de {artist} para el {day}',
    no: '{agency} no puede aceptar su solicitud de {artist} para el {day}.',
  },
  'pt-br': {
    received: 'Solicitação de {artist} para {day}',
    body: '{sender} solicita uma data pelo formulário "{form}".',
    open: 'Abrir a solicitação',
    thanks: '{agency} recebeu sua solicitação',
    thanksBody: 'Recebemos sua solicitação de {artist} para {day}. Responderemos em breve.',
    promise: 'Ainda não é uma contratação e não gera compromisso.',
    rejected: 'Sua solicitação de {artist} para {day}',
    no: '{agency} não pode aceitar sua solicitação de {artist} para {day}.',
  },
  pt: {
    received: 'Pedido de {artist} para {day}',
    body: '{sender} pede uma data através do formulário «{form}».',
    open: 'Abrir o pedido',
    thanks: '{agency} recebeu o seu pedido',
    thanksBody: 'Recebemos o seu pedido de {artist} para {day}. Responderemos em breve.',
    promise: 'Ainda não é uma contratação e não é vinculativo.',
    rejected: 'O seu pedido de {artist} para {day}',
    no: '{agency} não pode aceitar o seu pedido de {artist} para {day}.',
  },
} satisfies Translated<object>;

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
  const texts = inLanguage(TEXTS, locale);
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
  const texts = inLanguage(TEXTS, locale);
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
  const texts = inLanguage(TEXTS, locale);
  const words = wordsOf(locale, data);
  return {
    subject: fill(texts.rejected, words),
    heading: fill(texts.rejected, words),
    paragraphs: [fill(texts.no, { ...words, agency: data.agency }), ...(data.text ? [data.text] : [])],
    ...(data.contact ? { contact: data.contact } : {}),
  };
}
