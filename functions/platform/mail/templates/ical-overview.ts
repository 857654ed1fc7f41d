import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, longDay, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: 'Your calendar feeds at {agency}',
    heading: 'Your calendar feeds',
    body: 'These calendars and devices show your appointments. Anyone with an address can use it, until you withdraw it or it has been unused for 180 days.',
    used: '{label}: last used on {day}',
    unused: '{label}: not used yet',
    none: 'No address',
    stop: 'To stop one, open the feed and withdraw its address. The others keep working.',
    button: 'Open calendar feeds',
  },
  nl: {
    subject: 'Uw agendafeeds bij {agency}',
    heading: 'Uw agendafeeds',
    body: 'Deze agenda’s en apparaten lezen uw afspraken. Elk adres werkt voor wie het heeft, tot u het intrekt of niemand het 180 dagen heeft gebruikt.',
    used: '{label}: laatst gebruikt op {day}',
    unused: '{label}: nog niet gebruikt',
    none: 'Geen adres',
    stop: 'Open de feed en trek het adres in om het te stoppen; de andere blijven werken.',
    button: 'Agendafeeds openen',
  },
  de: {
    subject: 'Ihre Kalender-Feeds bei {agency}',
    heading: 'Ihre Kalender-Feeds',
    body: 'Diese Kalender und Geräte lesen Ihre Termine. Jede Adresse funktioniert für alle, die sie haben, bis Sie sie zurückziehen oder 180 Tage niemand sie benutzt hat.',
    used: '{label}: zuletzt benutzt am {day}',
    unused: '{label}: noch nicht benutzt',
    none: 'Keine Adresse',
    stop: 'Um eine zu beenden, öffnen Sie den Feed und ziehen die Adresse zurück; die anderen bleiben.',
    button: 'Kalender-Feeds öffnen',
  },
  it: {
    subject: 'I tuoi feed del calendario presso {agency}',
    heading: 'I tuoi feed del calendario',
    body: 'Questi calendari e dispositivi leggono i tuoi appuntamenti. Ogni indirizzo funziona per chi lo possiede, finché non lo revochi o nessuno lo usa per 180 giorni.',
    used: '{label}: ultimo uso {day}',
    unused: '{label}: non ancora usato',
    none: 'Nessun indirizzo',
    stop: 'Per fermarne uno, apri il feed e revoca il suo indirizzo; gli altri restano attivi.',
    button: 'Apri i feed del calendario',
  },
  es: {
    subject: 'Tus feeds de calendario en {agency}',
    heading: 'Tus feeds de calendario',
    body: 'Estos calendarios y dispositivos leen tus citas. Cada dirección funciona para quien la tenga, hasta que la retires o nadie la use durante 180 días.',
    used: '{label}: último uso el {day}',
    unused: '{label}: aún sin usar',
    none: 'Sin dirección',
    stop: 'Para detener uno, abre el feed y retira su dirección; los demás siguen.',
    button: 'Abrir feeds de calendario',
  },
  'pt-br': {
    subject: 'Seus feeds de calendário na {agency}',
    heading: 'Seus feeds de calendário',
    body: 'Estes calendários e dispositivos leem seus compromissos. Cada endereço funciona para quem o tiver, até que você o revogue ou ninguém o use por 180 dias.',
    used: '{label}: último uso em {day}',
    unused: '{label}: ainda não usado',
    none: 'Nenhum endereço',
    stop: 'Para parar um, abra o feed e revogue o endereço; os outros continuam.',
    button: 'Abrir feeds de calendário',
  },
  pt: {
    subject: 'Os seus feeds de calendário na {agency}',
    heading: 'Os seus feeds de calendário',
    body: 'Estes calendários e dispositivos leem os seus compromissos. Cada endereço funciona para quem o tiver, até ser revogado ou ninguém o usar durante 180 dias.',
    used: '{label}: última utilização a {day}',
    unused: '{label}: ainda não utilizado',
    none: 'Nenhum endereço',
    stop: 'Para parar um, abra o feed e revogue o endereço; os outros continuam.',
    button: 'Abrir feeds de calendário',
  },
} satisfies Translated<object>;

interface Address {
  readonly label: string;
  readonly lastUsedOn?: string | undefined;
  readonly state: string;
}
export interface IcalOverview {
  readonly agency: string;
  readonly name: string;
  readonly feeds: readonly { readonly title: string; readonly secrets: readonly Address[] }[];
  /** The page where users withdraw addresses. */
  readonly page: string;
}

export function icalOverview(locale: Locale, { agency, name, feeds, page }: IcalOverview): Notice {
  const texts = inLanguage(TEXTS, locale);
  const line = ({ label, lastUsedOn }: Address) =>
    lastUsedOn ? fill(texts.used, { label, day: longDay(locale, lastUsedOn) }) : fill(texts.unused, { label });
  return {
    subject: fill(texts.subject, { agency }),
    heading: texts.heading,
    paragraphs: [texts.body],
    rows: feeds.map(({ title, secrets }) => ({
      title,
      detail:
        secrets
          .filter(({ state }) => state === 'live')
          .map(line)
          .join(' · ') || texts.none,
    })),
    button: { label: texts.button, href: page },
    remarks: [texts.stop],
    contact: { name },
  };
}
