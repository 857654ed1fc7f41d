import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, longDay, moment, type Notice, type NoticeContact } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'The itinerary of {title} has changed',
    body: 'The itinerary of {title} from {from} to {to} has changed since our last email or since you pressed "Got it".',
    days: 'New on these days (removed items no longer appear on the page):',
    gone: 'Items were removed; nothing was added.',
    button: 'See what changed',
    life: 'The link works until {moment}.',
    often: "You'll be notified of changes at most once an hour.",
    stop: 'Unsubscribe',
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
  it: {
    subject: "L'itinerario di {title} è cambiato",
    body: "L'itinerario di {title} da {from} a {to} è cambiato dall'ultimo avviso o dall'ultimo \"Visto\".",
    days: 'Novità in questi giorni; ciò che è stato tolto non è più sulla pagina:',
    gone: 'È stato tolto qualcosa; non è stato aggiunto nulla.',
    button: 'Vedi cosa è cambiato',
    life: 'Il link funziona fino a {moment}.',
    often: "Gli avvisi di modifica arrivano al massimo una volta all'ora.",
    stop: 'Non ricevere più queste e-mail',
  },
  es: {
    subject: 'El itinerario de {title} ha cambiado',
    body: 'El itinerario de {title} del {from} al {to} ha cambiado desde el último aviso o desde que pulsó «Visto».',
    days: 'Novedades en estos días; lo que se quitó ya no está en la página:',
    gone: 'Se quitó algo; no se añadió nada.',
    button: 'Ver los cambios',
    life: 'El enlace funciona hasta {moment}.',
    often: 'Recibirá avisos de cambios como máximo una vez por hora.',
    stop: 'No recibir más estos correos',
  },
  'pt-br': {
    subject: 'O itinerário de {title} mudou',
    body: 'O itinerário de {title} de {from} a {to} mudou desde o último aviso ou desde o último "Visto".',
    days: 'Novidades nestes dias; o que foi retirado não está mais na página:',
    gone: 'Algo foi retirado; nada foi acrescentado.',
    button: 'Ver o que mudou',
    life: 'O link funciona até {moment}.',
    often: 'Os avisos de mudanças chegam no máximo uma vez por hora.',
    stop: 'Não receber mais estes e-mails',
  },
  pt: {
    subject: 'O itinerário de {title} mudou',
    body: 'O itinerário de {title} de {from} a {to} mudou desde o último aviso ou desde o último «Visto».',
    days: 'Novidades nestes dias; o que foi retirado já não está na página:',
    gone: 'Algo foi retirado; nada foi acrescentado.',
    button: 'Ver o que mudou',
    life: 'A ligação funciona até {moment}.',
    often: 'Os avisos de alterações chegam no máximo uma vez por hora.',
    stop: 'Deixar de receber estes e-mails',
  },
} satisfies Translated<object>;

interface ItineraryChanged {
  readonly agency: string;
  /** The name of the subject of the itinerary, such as a tour. */
  readonly title: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** The days with changes. */
  readonly days: readonly { readonly date: string; readonly city: string }[];
  readonly url: string;
  readonly stopUrl: string;
  readonly expiresAt: string;
  readonly zone: string;
  readonly contact: NoticeContact;
}

export function itineraryChanged(locale: Locale, data: ItineraryChanged): Notice {
  const texts = inLanguage(TEXTS, locale);
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
