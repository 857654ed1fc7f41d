import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice } from '../notice.ts';

interface Texts {
  readonly accepted: string;
  readonly acceptedBody: string;
  readonly declined: string;
  readonly declinedBody: string;
  readonly button: string;
}
const TEXTS: Translated<Texts> = {
  en: {
    accepted: 'Quote {number} is accepted',
    acceptedBody: '{name} has accepted the quote for {artist}.',
    declined: 'Quote {number} is declined',
    declinedBody: '{name} has declined the quote for {artist}.',
    button: 'Open quote',
  },
  nl: {
    accepted: 'Offerte {number} is geaccepteerd',
    acceptedBody: '{name} heeft de offerte voor {artist} geaccepteerd.',
    declined: 'Offerte {number} is afgewezen',
    declinedBody: '{name} heeft de offerte voor {artist} afgewezen.',
    button: 'Offerte openen',
  },
  de: {
    accepted: 'Angebot {number} ist angenommen',
    acceptedBody: '{name} hat das Angebot für {artist} angenommen.',
    declined: 'Angebot {number} ist abgelehnt',
    declinedBody: '{name} hat das Angebot für {artist} abgelehnt.',
    button: 'Angebot öffnen',
  },
  it: {
    accepted: 'Il preventivo {number} è stato accettato',
    acceptedBody: '{name} ha accettato il preventivo per {artist}.',
    declined: 'Il preventivo {number} è stato rifiutato',
    declinedBody: '{name} ha rifiutato il preventivo per {artist}.',
    button: 'Apri il preventivo',
  },
  es: {
    accepted: 'La oferta {number} ha sido aceptada',
    acceptedBody: '{name} ha aceptado la oferta de {artist}.',
    declined: 'La oferta {number} ha sido rechazada',
    declinedBody: '{name} ha rechazado la oferta de {artist}.',
    button: 'Abrir oferta',
  },
  'pt-br': {
    accepted: 'A proposta {number} foi aceita',
    acceptedBody: '{name} aceitou a proposta de {artist}.',
    declined: 'A proposta {number} foi recusada',
    declinedBody: '{name} recusou a proposta de {artist}.',
    button: 'Abrir proposta',
  },
  pt: {
    accepted: 'A proposta {number} foi aceite',
    acceptedBody: '{name} aceitou a proposta de {artist}.',
    declined: 'A proposta {number} foi recusada',
    declinedBody: '{name} recusou a proposta de {artist}.',
    button: 'Abrir proposta',
  },
};

interface Answered {
  readonly number: string;
  readonly artist: string;
  /** The person who answered. */
  readonly name: string;
  /** Given if the quote was declined. */
  readonly reason?: string;
  readonly url: string;
}
/** To the owner of a quote: the promoter's answer. */
export function quoteAnswered(locale: Locale, { reason, url, ...values }: Answered): Notice {
  const texts = inLanguage(TEXTS, locale);
  const [head, body] =
    reason === undefined ? [texts.accepted, texts.acceptedBody] : [texts.declined, texts.declinedBody];
  const heading = fill(head, { ...values });
  return {
    subject: heading,
    heading,
    paragraphs: [fill(body, { ...values }), ...(reason ? [reason] : [])],
    button: { label: texts.button, href: url },
  };
}
