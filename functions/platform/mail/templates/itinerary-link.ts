import type { Locale } from '#shared/kernel/locale.ts';
import { fill, longDay, moment, type Notice } from '../notice.ts';
import type { DocumentLink } from './document-link.ts';

const TEXTS = {
  en: {
    subject: 'Itinerary of {title}, {from} to {to}',
    heading: 'Itinerary of {title}',
    body: '{sender} of {agency} shares the itinerary of {title} from {from} to {to} with you. The page always shows the newest times, works without an account, and stays readable on your phone without a connection once you have opened it.',
    seen: 'Press "Seen" at the end of the page, so that we know you have read it.',
    button: 'Open itinerary',
    life: 'The link works until {moment}.',
    personal: 'The link is meant for you: whoever has it can read the itinerary.',
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
} as const satisfies Record<Locale, object>;

export interface ItineraryLink extends Omit<DocumentLink, 'document'> {
  /** Whose itinerary it is. */
  readonly title: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
}

export function itineraryLink(locale: Locale, data: ItineraryLink): Notice {
  const texts = TEXTS[locale];
  const { agency, sender, title } = data;
  const days = { from: longDay(locale, data.from), to: longDay(locale, data.to) };
  return {
    subject: fill(texts.subject, { title, ...days }),
    heading: fill(texts.heading, { title }),
    paragraphs: [
      fill(texts.body, { agency, sender, title, ...days }),
      ...(data.message ? [data.message] : []),
      texts.seen,
    ],
    button: { label: texts.button, href: data.url },
    remarks: [fill(texts.life, { moment: moment(locale, data.expiresAt, data.zone) }), texts.personal],
    contact: data.contact,
  };
}
