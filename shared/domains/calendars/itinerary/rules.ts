import { entryName } from '#shared/domains/booking/timetable/rules.ts';
import { otherCity } from '#shared/domains/journeys/travel/clocks.ts';
import { CHECK_IN, CHECK_OUT } from '#shared/domains/journeys/travel/stay-words.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { isStayKind } from '#shared/kernel/record/appointment.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { addDays, type LocalDate, timeOf } from '#shared/kernel/time/date.ts';
import { onClockOf } from '#shared/kernel/time/zone.ts';
import type { DayEntry, DayShow, EntryKind, Itinerary, ItineraryDay } from './schemas.ts';

/** The days that an itinerary's link stays live after the last day (outsiders section 2). */
const LINK_DAYS = 3;
/** Returns the expiry of a link: noon of a day on which the last night has ended everywhere. */
export const expiryOf = (to: LocalDate): string => `${addDays(to, LINK_DAYS + 1)}T12:00:00.000Z`;

/** The interval of checks for changes, one hour. A reader gets at most one mail in this time. */
const CHECK_MS = 3_600_000;
export const nextCheck = (now: Date): string => new Date(now.getTime() + CHECK_MS).toISOString();

/** Returns the lines that a reader knows: the last ones told, or those confirmed since. */
export const knownTo = ({ told, seen }: Pick<Link, 'told' | 'seen'>): Link['told'] =>
  seen && (!told || seen.at > told.at) ? seen : told;

type Timed = Pick<DayEntry, 'startsAt' | 'endsAt' | 'zone' | 'endZone'>;
/** Returns start and end of an entry by the clock of the day's place. They order entries and show past ones. */
export const clockOfDay = ({ startsAt, endsAt, zone, endZone = zone }: Timed, dayZone: string) => ({
  startsAt: onClockOf(startsAt, zone, dayZone),
  ...(endsAt ? { endsAt: onClockOf(endsAt, endZone, dayZone) } : {}),
});

const byClock = (dayZone: string) => (a: DayEntry, b: DayEntry) =>
  clockOfDay(a, dayZone).startsAt.localeCompare(clockOfDay(b, dayZone).startsAt);

/** Lists the days with content, in order, with entries by the clock. Entries without a day are left out. */
export function daysOf(
  parts: readonly (Pick<ItineraryDay, 'date' | 'city' | 'zone'> & {
    readonly shows?: readonly DayShow[];
    readonly entries?: readonly DayEntry[];
  })[],
): ItineraryDay[] {
  const days = new Map<LocalDate, ItineraryDay>();
  for (const { date, city, zone, shows = [], entries = [] } of parts) {
    const day = days.get(date) ?? { date, city, zone, shows: [], entries: [] };
    days.set(date, {
      date,
      city: day.city || city,
      zone: day.zone,
      shows: [...day.shows, ...shows],
      entries: [...day.entries, ...entries],
    });
  }
  return [...days.values()]
    .map((day) => ({ ...day, entries: day.entries.toSorted(byClock(day.zone)) }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

const TRAVEL: Readonly<Partial<Record<EntryKind, Translated>>> = {
  flight: { en: 'Flight', nl: 'Vlucht', de: 'Flug', it: 'Volo', es: 'Vuelo', 'pt-br': 'Voo', pt: 'Voo' },
  train: { en: 'Train', nl: 'Trein', de: 'Zug', it: 'Treno', es: 'Tren', 'pt-br': 'Trem', pt: 'Comboio' },
  groundTransport: {
    en: 'Transport',
    nl: 'Vervoer',
    de: 'Transport',
    it: 'Trasporto',
    es: 'Transporte',
    'pt-br': 'Transporte',
    pt: 'Transporte',
  },
};
/** Of a time that somebody outside has given, until the agency approves it. */
const TO_CONFIRM: Translated = {
  en: 'to be confirmed',
  nl: 'nog te bevestigen',
  de: 'noch zu bestätigen',
  it: 'da confermare',
  es: 'por confirmar',
  'pt-br': 'a confirmar',
  pt: 'a confirmar',
};
function stayWords(kind: EntryKind): Translated | undefined {
  if (kind === 'checkOut') return CHECK_OUT;
  return isStayKind(kind) ? CHECK_IN : undefined;
}
/** Returns the name of a line of the day, in the reader's language. */
export function dayEntryName(entry: Pick<DayEntry, 'kind' | 'label' | 'isOpen'>, locale: Locale): string {
  const name = nameOf(entry, locale);
  return entry.isOpen ? `${name} (${inLanguage(TO_CONFIRM, locale)})` : name;
}
function nameOf({ kind, label }: Pick<DayEntry, 'kind' | 'label'>, locale: Locale): string {
  const stay = stayWords(kind);
  if (stay) return `${inLanguage(stay, locale)}: ${label}`;
  const travel = TRAVEL[kind];
  if (travel) return label || inLanguage(travel, locale);
  return entryName({ kind: kind as Parameters<typeof entryName>[0]['kind'], label }, locale);
}
/** Returns start and end for a day sheet. Each has the city of its clock if that differs from the day's clock. */
export const entryClocks = ({ startsAt, endsAt, zone, endZone = zone }: Timed, dayZone: string) => ({
  start: { time: timeOf(startsAt), city: otherCity(startsAt, zone, dayZone) },
  ...(endsAt ? { end: { time: timeOf(endsAt), city: otherCity(endsAt, endZone, dayZone) } } : {}),
});
/** Formats the times of an entry: `21:30 – 22:45`, `10:00 London – 12:00`. */
export function dayEntryTimes(entry: Timed, dayZone: string): string {
  const { start, end } = entryClocks(entry, dayZone);
  return [start, ...(end ? [end] : [])].map(({ time, city }) => [time, city].filter(Boolean).join(' ')).join(' – ');
}

const entryLine = (date: LocalDate, entry: DayEntry): string =>
  JSON.stringify([
    date,
    entry.kind,
    entry.label,
    entry.startsAt,
    entry.endsAt,
    entry.place,
    entry.note,
    ...(entry.isOpen ? ['open'] : []),
  ]);
const showLine = (date: LocalDate, show: DayShow): string =>
  JSON.stringify([date, show.showId, show.venue, show.room, show.address, show.contacts, show.notes]);

/** Lists the lines of an itinerary. Itineraries with the same content give equal lines, however they were built. */
export const linesOf = ({ days }: Itinerary): string[] =>
  days.flatMap(({ date, shows, entries }) => [
    ...shows.map((show) => showLine(date, show)),
    ...entries.map((entry) => entryLine(date, entry)),
  ]);

/** Marks what the reader has not seen yet. */
export const withNews = (itinerary: Itinerary, isNew: (line: string) => boolean): Itinerary => ({
  ...itinerary,
  days: itinerary.days.map((day) => ({
    ...day,
    shows: day.shows.map((show) => ({ ...show, isNew: isNew(showLine(day.date, show)) })),
    entries: day.entries.map((entry) => ({ ...entry, isNew: isNew(entryLine(day.date, entry)) })),
  })),
});

/** Lists the days with new entries. A removed entry does not make a day new. */
export const daysWithNews = ({ days }: Itinerary): ItineraryDay[] =>
  days.filter(({ shows, entries }) => [...shows, ...entries].some(({ isNew }) => isNew));
