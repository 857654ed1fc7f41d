import { showDay, showDays } from '#shared/domains/booking/show/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Appointment, isSmallHour } from '#shared/kernel/record/appointment.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { addDays, at, diffDays, type LocalDate, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import type { EntryInput, StoredEntry, TimetableEntry, TimetableKind } from './schemas.ts';

/** The most days between a show and its entry: rehearsals before it, load-out and travel after it. */
export const DAYS_AROUND = 30;

/** The length of a note that a line of a contract can hold. */
const MAX_NOTE = 200;

/** Returns start and end of an entry on the clock of the place. An end at or before the start is the next day's. */
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

/** Converts a user's entry to its stored form, for a show with that first day. */
export function storedEntry(
  { date, isNight, ...entry }: EntryInput,
  firstDay: LocalDate,
): Omit<StoredEntry, 'id' | 'rev'> {
  const day = diffDays(firstDay, date);
  checkDay(day, 'date');
  if (entry.kind === 'other' && !entry.label) throw new AppError('required', { field: 'label' });
  return { ...entry, day, isNight: isSmallHour(entry.start) && (isNight ?? true) };
}

/** Copies entries to another show or day with the same hours. Their first day becomes `toDate`, if given. */
export function copiedEntries(
  entries: readonly StoredEntry[],
  firstDay: LocalDate,
  toDate?: LocalDate,
): Omit<StoredEntry, 'id' | 'rev'>[] {
  const first = Math.min(...entries.map(({ day }) => day));
  const shift = toDate ? diffDays(firstDay, toDate) - first : 0;
  return entries.map(({ id: _id, rev: _rev, ...entry }) => {
    checkDay(entry.day + shift, 'toDate');
    return { ...entry, day: entry.day + shift };
  });
}

/** Orders entries by the clock, with the hours after midnight last in their day. */
const compare = (a: TimetableEntry, b: TimetableEntry): number =>
  a.date.localeCompare(b.date) || a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);

/** The fields of a show that its timetable needs. */
export type TimetableShow = Pick<Appointment, 'start' | 'end' | 'isAllDay' | 'isNight'>;

/**
 * Whether an entry is the show itself: its show time on its only day. A label makes it the time of one act. A show of
 * several days has its own hours on each day.
 */
const isShowItself = ({ kind, label, day }: Pick<StoredEntry, 'kind' | 'label' | 'day'>, show: TimetableShow) =>
  kind === 'showTime' && day === 0 && label === '' && !show.isAllDay && !showDays(show).lastDate;

/** Returns the hours of the show for an entry of its first day. An end on a later day is left out. */
export function showHours(show: TimetableShow): Pick<StoredEntry, 'start' | 'end' | 'isNight'> {
  const [start, end] = [timeOf(show.start), timeOf(show.end)];
  const isNight = show.isNight && isSmallHour(start);
  return { start, isNight, ...(showDays(show).lastDate || show.end === show.start ? {} : { end }) };
}

/** Gives the entry of the show time the show's own hours, because both are one fact. */
function withShowHours(entry: StoredEntry, show: TimetableShow): StoredEntry {
  if (!isShowItself(entry, show)) return entry;
  const { end: _own, ...rest } = entry;
  return { ...rest, ...showHours(show) };
}

/** Refuses a show time that contradicts the show's own hours. */
export function checkShowTime(
  entry: Pick<StoredEntry, 'kind' | 'label' | 'day' | 'start' | 'end'>,
  show: TimetableShow,
): void {
  if (!isShowItself(entry, show)) return;
  const own = showHours(show);
  if (entry.start === own.start && (!entry.end || entry.end === own.end)) return;
  throw new AppError('timetable.showTime', {
    field: entry.start === own.start ? 'end' : 'start',
    params: { hours: timesText(own) },
  });
}

/** Returns a show's entries in order, with their current days. */
export const timetableOf = (stored: readonly StoredEntry[], show: TimetableShow): TimetableEntry[] =>
  stored
    .map((entry) => withShowHours(entry, show))
    .map(({ day, ...entry }) => {
      const dated = { ...entry, date: addDays(showDay(show), day) };
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
/** Whether a line of a document is called a show time, in any language. */
export const isShowTimeName = (label: string): boolean => Object.values(NAMES.showTime).includes(label);
/** Returns the name of an entry: its own label, else its kind. */
export const entryName = ({ kind, label }: Pick<EntryInput, 'kind' | 'label'>, locale: Locale): string =>
  label || kindName(kind, locale);

/** Formats the times of an entry: `20:00 – 21:30`. */
export const timesText = ({ start, end }: Pick<EntryInput, 'start' | 'end'>): string =>
  end ? `${start} – ${end}` : start;

/**
 * The lines of a timetable in print: public entries, with their date unless the show has one day. The show's own hours
 * are left out, because agreements print them apart.
 */
export function printedTimetable(
  stored: readonly StoredEntry[],
  show: TimetableShow,
  locale: Locale,
): { time: string; label: string; note: string }[] {
  const { date: first, lastDate } = showDays(show);
  const day = new Intl.DateTimeFormat(tagOf(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayText = (date: LocalDate) =>
    date === first && !lastDate ? '' : `${day.format(new Date(`${date}T12:00:00Z`))}, `;
  const printed = stored.filter((entry) => entry.audience === 'public' && !isShowItself(entry, show));
  return timetableOf(printed, show).map((entry) => ({
    time: `${dayText(entry.date)}${timesText(entry)}`,
    label: entryName(entry, locale),
    note: [entry.place, entry.note].filter(Boolean).join(', ').slice(0, MAX_NOTE),
  }));
}

/** Returns the text of an entry in the log of a show. */
export const entryText = (entry: Pick<EntryInput, 'kind' | 'label' | 'start' | 'end' | 'place' | 'note'>): string =>
  [`${timesText(entry)} ${entryName(entry, 'en')}`, entry.place, entry.note].filter(Boolean).join(', ');
