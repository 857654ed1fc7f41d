import type { Locale } from '#shared/kernel/locale.ts';
import { fill, longDay, moment, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'The itinerary of {title} has changed',
    body: 'The itinerary of {title} from {from} to {to} has changed since you last heard of it or pressed "Seen".',
    days: 'New on these days; what was taken off is gone from the page:',
    gone: 'Something was taken off; nothing was added.',
    button: 'See what changed',
    life: 'The link works until {moment}.',
    often: 'You hear of changes at most once an hour.',
    stop: 'Get no more of these mails',
  },
  nl: {
    subject: 'Het reisschema van {title} is gewijzigd',
    body: 'Het reisschema van {title} van {from} tot en met {to} is gewijzigd sinds u er voor het laatst over hoorde of op "Gezien" drukte.',
    days: 'Nieuw op deze dagen; wat verviel, staat niet meer op de pagina:',
    gone: 'Er is iets vervallen en niets bijgekomen.',
    button: 'Wijzigingen bekijken',
    life: 'De link werkt tot {moment}.',
    often: 'U hoort hoogstens eenmaal per uur van wijzigingen.',
    stop: 'Deze mails niet meer ontvangen',
  },
  de: {
    subject: 'Der Reiseplan von {title} hat sich geändert',
    body: 'Der Reiseplan von {title} vom {from} bis {to} hat sich geändert, seit Sie zuletzt davon gehört oder „Gesehen“ gedrückt haben.',
    days: 'Neu an diesen Tagen; was entfallen ist, steht nicht mehr auf der Seite:',
    gone: 'Etwas ist entfallen, nichts ist hinzugekommen.',
    button: 'Änderungen ansehen',
    life: 'Der Link funktioniert bis {moment}.',
    often: 'Sie hören höchstens einmal in der Stunde von Änderungen.',
    stop: 'Diese Mails nicht mehr erhalten',
  },
} as const satisfies Record<Locale, object>;

interface ItineraryChanged {
  readonly agency: string;
  /** Whose itinerary it is. */
  readonly title: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** On which something is new. */
  readonly days: readonly { readonly date: string; readonly city: string }[];
  readonly url: string;
  readonly stopUrl: string;
  readonly expiresAt: string;
  readonly zone: string;
  readonly contact: NoticeContact;
}

export function itineraryChanged(locale: Locale, data: ItineraryChanged): Notice {
  const texts = TEXTS[locale];
  const { title, days } = data;
  const heading = fill(texts.subject, { title });
  return {
    subject: heading,
    heading,
    paragraphs: [
      fill(texts.body, { title, from: longDay(locale, data.from), to: longDay(locale, data.to) }),
      days.length > 0 ? texts.days : texts.gone,
    ],
    rows: days.map(({ date, city }) => ({ title: longDay(locale, date), detail: city })),
    button: { label: texts.button, href: data.url },
    remarks: [fill(texts.life, { moment: moment(locale, data.expiresAt, data.zone) }), texts.often],
    stop: { label: texts.stop, href: data.stopUrl },
    contact: data.contact,
  };
}
