import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { addDays, type LocalDate, startOfMonth } from '#shared/kernel/time/date.ts';
import type { AvailabilityDay } from './schemas.ts';

/** The words of the text for an e-mail, besides dates. Their language is the recipient's, not the copying user's. */
const WORDS: Translated<{ heading: string; option: string; none: string }> = {
  en: { heading: '{name} is available on:', option: 'on option', none: '{name} is not available in this period.' },
  nl: { heading: '{name} is beschikbaar op:', option: 'in optie', none: '{name} is niet beschikbaar in deze periode.' },
  de: {
    heading: '{name} ist verfügbar am:',
    option: 'optioniert',
    none: '{name} ist in diesem Zeitraum nicht verfügbar.',
  },
  it: {
    heading: '{name} è disponibile il:',
    option: 'in opzione',
    none: '{name} non è disponibile in questo periodo.',
  },
  es: {
    heading: '{name} tiene disponibilidad los días:',
    option: 'en opción',
    none: '{name} no tiene disponibilidad en este periodo.',
  },
  'pt-br': {
    heading: '{name} tem disponibilidade em:',
    option: 'em opção',
    none: '{name} não tem disponibilidade neste período.',
  },
  pt: {
    heading: '{name} tem disponibilidade em:',
    option: 'em opção',
    none: '{name} não tem disponibilidade neste período.',
  },
};

interface Offer {
  readonly name: string;
  /** The requested days, in order. */
  readonly asked: readonly LocalDate[];
  /** The requested days that have an entry. */
  readonly days: readonly AvailabilityDay[];
}
interface Run {
  readonly first: LocalDate;
  last: LocalDate;
  readonly isOption: boolean;
}

/** Groups neighbouring days of one month with the same text. */
function runsOf({ asked, days }: Offer): Run[] {
  const found = new Map(days.map((day) => [day.date, day]));
  const runs: Run[] = [];
  for (const date of asked) {
    const day = found.get(date);
    if (day && !day.isFree) continue;
    const isOption = day?.state === 'option';
    const run = runs.at(-1);
    const goesOn = run && run.isOption === isOption && addDays(run.last, 1) === date && !date.endsWith('-01');
    if (goesOn) run.last = date;
    else runs.push({ first: date, last: date, isOption });
  }
  return runs;
}

function textOf(offer: Offer, locale: Locale): string {
  const { heading, option, none } = inLanguage(WORDS, locale);
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' });
    return (date: LocalDate) => format.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
  };
  const [month, day] = [named({ month: 'long', year: 'numeric' }), named({ weekday: 'short', day: 'numeric' })];
  const byMonth = new Map<LocalDate, string[]>();
  for (const { first, last, isOption } of runsOf(offer)) {
    const days = first === last ? day(first) : `${day(first)}${addDays(first, 1) === last ? ', ' : ' – '}${day(last)}`;
    const key = startOfMonth(first);
    byMonth.set(key, [...(byMonth.get(key) ?? []), isOption ? `${days} (${option})` : days]);
  }
  const head = (byMonth.size > 0 ? heading : none).replace('{name}', () => offer.name);
  return [head, ...[...byMonth].map(([key, days]) => `\n${month(key)}\n${days.join(', ')}`)].join('\n');
}

/** Returns the free dates by artist and month, as text for an e-mail. */
export const availabilityText = (offers: readonly Offer[], locale: Locale): string =>
  offers.map((offer) => textOf(offer, locale)).join('\n\n\n');
