import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, longDay, moment, type Notice } from '../notice.ts';
import type { DocumentLink } from './document-link.ts';

const TEXTS = {
  en: {
    subject: 'Itinerary of {title}, {from} to {to}',
    heading: 'Itinerary of {title}',
    body: '{sender} of {agency} has shared the itinerary of {title} from {from} to {to} with you. The page always shows the latest times and needs no account. Once opened, it also works offline on your phone.',
    seen: 'Press "Got it" at the end of the page so we know you\'ve read it.',
    button: 'Open itinerary',
    life: 'The link works until {moment}.',
    personal: 'This link is personal: anyone who has it can read the itinerary.',
  },
  nl: {
    subject: 'Reisschema van {title}, {from} tot en met {to}',
    heading: 'Reisschema van {title}',
    body: '{sender} van {agency} deelt het reisschema van {title} van {from} tot en met {to} met u. De pagina toont altijd de nieuwste tijden, werkt zonder account en blijft op uw telefoon zonder verbinding leesbaar als u haar eenmaal hebt geopend.',
    seen: 'Druk onderaan de pagina op "Gezien", zodat wij weten dat u het hebt gelezen.',
    button: 'Reisschema openen',
    life: 'De link werkt tot {moment}.',
    personal: 'De link is voor u bedoeld: wie hem heeft, kan het reisschema lezen.',
  },
  de: {
    subject: 'Reiseplan von {title}, {from} bis {to}',
    heading: 'Reiseplan von {title}',
    body: '{sender} von {agency} teilt den Reiseplan von {title} vom {from} bis {to} mit Ihnen. Die Seite zeigt immer die neuesten Zeiten, geht ohne Konto und bleibt auf Ihrem Telefon ohne Verbindung lesbar, sobald Sie sie einmal geöffnet haben.',
    seen: 'Drücken Sie am Ende der Seite auf „Gesehen“, damit wir wissen, dass Sie ihn gelesen haben.',
    button: 'Reiseplan öffnen',
    life: 'Der Link funktioniert bis {moment}.',
    personal: 'Der Link ist für Sie bestimmt: Wer ihn hat, kann den Reiseplan lesen.',
  },
  it: {
    subject: 'Itinerario di {title}, {from} – {to}',
    heading: 'Itinerario di {title}',
    body: "{sender} di {agency} condivide con Lei l'itinerario di {title} da {from} a {to}. La pagina mostra sempre gli orari aggiornati, funziona senza account e, una volta aperta, resta leggibile sul telefono anche senza connessione.",
    seen: 'Premere "Visto" in fondo alla pagina, così sappiamo che è stato letto.',
    button: "Apri l'itinerario",
    life: 'Il link funziona fino a {moment}.',
    personal: "Il link è personale: chi lo possiede può leggere l'itinerario.",
  },
  es: {
    subject: 'Itinerario de {title}, del {from} al {to}',
    heading: 'Itinerario de {title}',
    body: '{sender} de {agency} comparte con usted el itinerario de {title} del {from} al {to}. La página muestra siempre los horarios más recientes, funciona sin cuenta y, una vez abierta, se puede leer en el teléfono sin conexión.',
    seen: 'Pulse «Visto» al final de la página para que sepamos que lo ha leído.',
    button: 'Abrir itinerario',
    life: 'El enlace funciona hasta {moment}.',
    personal: 'El enlace es personal: quien lo tenga puede leer el itinerario.',
  },
  'pt-br': {
    subject: 'Itinerário de {title}, {from} a {to}',
    heading: 'Itinerário de {title}',
    body: '{sender}, da {agency}, compartilha com você o itinerário de {title} de {from} a {to}. A página mostra sempre os horários mais recentes, funciona sem conta e, depois de aberta, continua legível no celular sem conexão.',
    seen: 'Toque em "Visto" no fim da página, para sabermos que foi lido.',
    button: 'Abrir itinerário',
    life: 'O link funciona até {moment}.',
    personal: 'O link é pessoal: quem o tiver pode ler o itinerário.',
  },
  pt: {
    subject: 'Itinerário de {title}, {from} a {to}',
    heading: 'Itinerário de {title}',
    body: '{sender}, da {agency}, partilha consigo o itinerário de {title} de {from} a {to}. A página mostra sempre os horários mais recentes, funciona sem conta e, depois de aberta, continua legível no telemóvel sem ligação.',
    seen: 'Prima «Visto» no fim da página, para sabermos que foi lido.',
    button: 'Abrir itinerário',
    life: 'A ligação funciona até {moment}.',
    personal: 'A ligação é pessoal: quem a tiver pode ler o itinerário.',
  },
} satisfies Translated<object>;

interface Which {
  /** The name of the subject of the itinerary, such as a tour. */
  readonly title: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
}
const named = (locale: Locale, { title, from, to }: Which) => ({
  title,
  from: longDay(locale, from),
  to: longDay(locale, to),
});
export const itinerarySubject = (locale: Locale, which: Which): string =>
  fill(inLanguage(TEXTS, locale).subject, named(locale, which));

export type ItineraryLink = Omit<DocumentLink, 'document' | 'about' | 'expiresAt'> &
  Which & { readonly expiresAt: string };

export function itineraryLink(locale: Locale, data: ItineraryLink): Notice {
  const texts = inLanguage(TEXTS, locale);
  const { agency, sender, title } = data;
  return {
    subject: itinerarySubject(locale, data),
    heading: fill(texts.heading, { title }),
    paragraphs: [
      fill(texts.body, { agency, sender, ...named(locale, data) }),
      ...(data.message ? [data.message] : []),
      texts.seen,
    ],
    button: { label: texts.button, href: data.url },
    remarks: [fill(texts.life, { moment: moment(locale, data.expiresAt, data.zone) }), texts.personal],
    contact: data.contact,
  };
}
