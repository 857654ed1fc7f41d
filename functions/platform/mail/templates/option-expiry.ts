import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { Days } from '#shared/kernel/time/days-text.ts';
import { fill, longDay, longDays, type Notice } from '../notice.ts';

const TEXTS = {
  en: {
    subject: { one: '1 option expires soon', other: '{count} options expire soon' },
    heading: 'Options about to expire',
    body: 'Confirm these shows, extend their option or release the date.',
    mark: 'Option until {day}',
    button: 'Open shows',
  },
  nl: {
    subject: { one: '1 optie verloopt binnenkort', other: '{count} opties verlopen binnenkort' },
    heading: 'Opties die binnenkort verlopen',
    body: 'Bevestig deze shows, verleng de optie of geef de datum vrij.',
    mark: 'Optie tot {day}',
    button: 'Shows openen',
  },
  de: {
    subject: { one: '1 Option läuft bald ab', other: '{count} Optionen laufen bald ab' },
    heading: 'Bald ablaufende Optionen',
    body: 'Bestätigen Sie diese Shows, verlängern Sie die Option oder geben Sie den Termin frei.',
    mark: 'Option bis {day}',
    button: 'Shows öffnen',
  },
  it: {
    subject: { one: '1 opzione scade a breve', other: '{count} opzioni scadono a breve' },
    heading: 'Opzioni in scadenza',
    body: "Conferma questi show, prolunga l'opzione o libera la data.",
    mark: 'Opzione fino a {day}',
    button: 'Apri gli show',
  },
  es: {
    subject: { one: '1 opción caduca pronto', other: '{count} opciones caducan pronto' },
    heading: 'Opciones a punto de caducar',
    body: 'Confirma estos shows, prolonga la opción o libera la fecha.',
    mark: 'Opción hasta el {day}',
    button: 'Abrir shows',
  },
  'pt-br': {
    subject: { one: '1 opção vence em breve', other: '{count} opções vencem em breve' },
    heading: 'Opções prestes a vencer',
    body: 'Confirme estes shows, prorrogue a opção ou libere a data.',
    mark: 'Opção até {day}',
    button: 'Abrir shows',
  },
  pt: {
    subject: { one: '1 opção expira em breve', other: '{count} opções expiram em breve' },
    heading: 'Opções prestes a expirar',
    body: 'Confirme estes espetáculos, prolongue a opção ou liberte a data.',
    mark: 'Opção até {day}',
    button: 'Abrir espetáculos',
  },
} satisfies Translated<object>;

export interface ExpiringShow {
  readonly title: string;
  readonly artist: string;
  readonly venue: string;
  readonly city: string;
  /** Calendar days where the show is. */
  readonly days: Days;
  readonly optionUntil: string;
  readonly url: string;
}

/** One mail a day with all options of a reader that are about to expire. */
export function optionExpiry(locale: Locale, data: { shows: readonly ExpiringShow[]; listUrl: string }): Notice {
  const texts = inLanguage(TEXTS, locale);
  const count = data.shows.length;
  return {
    subject: fill(texts.subject[count === 1 ? 'one' : 'other'], { count }),
    heading: texts.heading,
    paragraphs: [texts.body],
    rows: data.shows.map((show) => ({
      title: show.title,
      detail: [longDays(locale, show.days), show.artist, show.venue, show.city].filter(Boolean).join(' · '),
      mark: fill(texts.mark, { day: longDay(locale, show.optionUntil) }),
      href: show.url,
    })),
    button: { label: texts.button, href: data.listUrl },
  };
}
