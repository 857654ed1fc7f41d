import { isSmallHour } from '#shared/kernel/appointment.ts';
import { addDays, at, diffDays, type LocalDate, type LocalDateTime } from '#shared/kernel/date.ts';
import type { Days } from '#shared/kernel/days-text.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Locale, tagOf } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/translated.ts';
import type { EntryInput, StoredEntry, TimetableEntry, TimetableKind } from './schemas.ts';

/** How far from its show an entry may lie, in days: rehearsals before, load-out and travel after. */
export const DAYS_AROUND = 30;

/** What a line of a contract holds. */
const MAX_NOTE = 200;

/** When an entry begins and ends by the clock of the place; an end that is not after the start is the next day's. */
export function clockOf({ date, start, end, isNight }: Pick<TimetableEntry, 'date' | 'start' | 'end' | 'isNight'>): {
  startsAt: LocalDateTime;
  endsAt?: LocalDateTime;
} {
  const day = isNight ? addDays(date, 1) : date;
  if (!end) return { startsAt: at(day, start) };
  return { startsAt: at(day, start), endsAt: at(end > start ? day : addDays(day, 1), end) };
}

function checkDay(day: number, field: string): void {
  if (Math.abs(day) > DAYS_AROUND) throw new AppError('timetable.farAway', { field, params: { max: DAYS_AROUND } });
}

/** What a user entered, as it is stored with a show of that first day. */
export function storedEntry(
  { date, isNight, ...entry }: EntryInput,
  showDay: LocalDate,
): Omit<StoredEntry, 'id' | 'rev'> {
  const day = diffDays(showDay, date);
  checkDay(day, 'date');
  if (entry.kind === 'other' && !entry.label) throw new AppError('required', { field: 'label' });
  return { ...entry, day, isNight: isSmallHour(entry.start) && (isNight ?? true) };
}

/** Entries for another show or day: their hours stay, their first day becomes `toDate` where one is named. */
export function copiedEntries(
  entries: readonly StoredEntry[],
  showDay: LocalDate,
  toDate?: LocalDate,
): Omit<StoredEntry, 'id' | 'rev'>[] {
  const first = Math.min(...entries.map(({ day }) => day));
  const shift = toDate ? diffDays(showDay, toDate) - first : 0;
  return entries.map(({ id: _id, rev: _rev, ...entry }) => {
    checkDay(entry.day + shift, 'toDate');
    return { ...entry, day: entry.day + shift };
  });
}

/** By the clock, the hours after midnight last under their day. */
const compare = (a: TimetableEntry, b: TimetableEntry): number =>
  a.date.localeCompare(b.date) || a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);

/** A show's entries in their order, on the days they have now. */
export const timetableOf = (stored: readonly StoredEntry[], showDay: LocalDate): TimetableEntry[] =>
  stored
    .map(({ day, ...entry }) => {
      const dated = { ...entry, date: addDays(showDay, day) };
      return { ...dated, ...clockOf(dated) };
    })
    .sort(compare);

const NAMES: Readonly<Record<TimetableKind, Translated>> = {
  loadIn: {
    en: 'Load-in',
    nl: 'Load-in',
    de: 'Load-in',
    it: 'Load-in',
    es: 'Montaje',
    'pt-br': 'Montagem',
    pt: 'Montagem',
  },
  soundcheck: {
    en: 'Soundcheck',
    nl: 'Soundcheck',
    de: 'Soundcheck',
    it: 'Soundcheck',
    es: 'Prueba de sonido',
    'pt-br': 'Passagem de som',
    pt: 'Teste de som',
  },
  dinner: { en: 'Dinner', nl: 'Diner', de: 'Abendessen', it: 'Cena', es: 'Cena', 'pt-br': 'Jantar', pt: 'Jantar' },
  doors: {
    en: 'Doors',
    nl: 'Deuren open',
    de: 'Einlass',
    it: 'Apertura porte',
    es: 'Apertura de puertas',
    'pt-br': 'Abertura dos portões',
    pt: 'Abertura de portas',
  },
  support: {
    en: 'Support',
    nl: 'Voorprogramma',
    de: 'Vorprogramm',
    it: 'Supporto',
    es: 'Telonero',
    'pt-br': 'Show de abertura',
    pt: 'Primeira parte',
  },
  showTime: {
    en: 'Show time',
    nl: 'Aanvang show',
    de: 'Showbeginn',
    it: "Orario dell'esibizione",
    es: 'Hora de actuación',
    'pt-br': 'Horário da apresentação',
    pt: 'Hora do espetáculo',
  },
  curfew: {
    en: 'Curfew',
    nl: 'Curfew',
    de: 'Curfew',
    it: 'Curfew',
    es: 'Hora límite',
    'pt-br': 'Horário limite',
    pt: 'Hora limite',
  },
  other: { en: 'Other', nl: 'Anders', de: 'Sonstiges', it: 'Altro', es: 'Otro', 'pt-br': 'Outro', pt: 'Outro' },
};
export const kindName = (kind: TimetableKind, locale: Locale): string => inLanguage(NAMES[kind], locale);
/** What an entry is called: its own label, else its kind. */
export const entryName = ({ kind, label }: Pick<EntryInput, 'kind' | 'label'>, locale: Locale): string =>
  label || kindName(kind, locale);

/** `20:00 – 21:30` */
export const timesText = ({ start, end }: Pick<EntryInput, 'start' | 'end'>): string =>
  end ? `${start} – ${end}` : start;

/** What papers print of a timetable: public entries, with their day and month unless it is the only day of the show. */
export function printedTimetable(
  stored: readonly StoredEntry[],
  { date: showDay, lastDate }: Days,
  locale: Locale,
): { time: string; label: string; note: string }[] {
  const day = new Intl.DateTimeFormat(tagOf(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayText = (date: LocalDate) =>
    date === showDay && !lastDate ? '' : `${day.format(new Date(`${date}T12:00:00Z`))}, `;
  return timetableOf(stored, showDay)
    .filter(({ audience }) => audience === 'public')
    .map((entry) => ({
      time: `${dayText(entry.date)}${timesText(entry)}`,
      label: entryName(entry, locale),
      note: [entry.place, entry.note].filter(Boolean).join(', ').slice(0, MAX_NOTE),
    }));
}

/** How the log of a show tells of an entry. */
export const entryText = (entry: Pick<EntryInput, 'kind' | 'label' | 'start' | 'end' | 'place' | 'note'>): string =>
  [`${timesText(entry)} ${entryName(entry, 'en')}`, entry.place, entry.note].filter(Boolean).join(', ');
