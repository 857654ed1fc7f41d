import type { EXPORT_LAYOUTS } from '#shared/domains/calendars/planning/contract.ts';
import type { AppointmentKind } from '#shared/kernel/record/planned-appointment.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { RECORD_WORDS } from '#shared/record-words.ts';
import { kindsWith, type RecordName } from '#shared/records.ts';

type Field = 'planning' | 'artist' | 'start' | 'end' | 'kind' | 'title' | 'city' | 'status';
type Names = Readonly<Record<Field, string>> & {
  /** Entries of a calendar that are no record of a kind of its own. */
  readonly kinds: Readonly<Record<Exclude<AppointmentKind, RecordName>, string>>;
  readonly layouts: Readonly<Record<(typeof EXPORT_LAYOUTS)[number], string>>;
};
const NAMES: Translated<Names> = {
  en: {
    planning: 'Planning',
    artist: 'Artist',
    start: 'Start',
    end: 'End',
    kind: 'Type',
    title: 'Title',
    city: 'City',
    status: 'Status',
    kinds: {
      external: 'External calendar',
      private: 'Own entry',
    },
    layouts: { list: 'Appointments below each other', grid: 'Artists by days' },
  },
  nl: {
    planning: 'Planning',
    artist: 'Artiest',
    start: 'Begin',
    end: 'Einde',
    kind: 'Soort',
    title: 'Titel',
    city: 'Plaats',
    status: 'Status',
    kinds: {
      external: 'Externe agenda',
      private: 'Eigen afspraak',
    },
    layouts: { list: 'Afspraken onder elkaar', grid: 'Artiesten per dag' },
  },
  de: {
    planning: 'Planung',
    artist: 'Künstler',
    start: 'Beginn',
    end: 'Ende',
    kind: 'Art',
    title: 'Titel',
    city: 'Ort',
    status: 'Status',
    kinds: {
      external: 'Externer Kalender',
      private: 'Eigener Eintrag',
    },
    layouts: { list: 'Termine untereinander', grid: 'Künstler nach Tagen' },
  },
  it: {
    planning: 'Planning',
    artist: 'Artista',
    start: 'Inizio',
    end: 'Fine',
    kind: 'Tipo',
    title: 'Titolo',
    city: 'Città',
    status: 'Stato',
    kinds: {
      external: 'Calendario esterno',
      private: 'Voce propria',
    },
    layouts: { list: 'Appuntamenti in elenco', grid: 'Artisti per giorno' },
  },
  es: {
    planning: 'Planificación',
    artist: 'Artista',
    start: 'Inicio',
    end: 'Fin',
    kind: 'Tipo',
    title: 'Título',
    city: 'Ciudad',
    status: 'Estado',
    kinds: {
      external: 'Calendario externo',
      private: 'Apunte propio',
    },
    layouts: { list: 'Citas en lista', grid: 'Artistas por día' },
  },
  'pt-br': {
    planning: 'Agenda',
    artist: 'Artista',
    start: 'Início',
    end: 'Fim',
    kind: 'Tipo',
    title: 'Título',
    city: 'Cidade',
    status: 'Status',
    kinds: {
      external: 'Calendário externo',
      private: 'Entrada própria',
    },
    layouts: { list: 'Compromissos em lista', grid: 'Artistas por dia' },
  },
  pt: {
    planning: 'Agenda',
    artist: 'Artista',
    start: 'Início',
    end: 'Fim',
    kind: 'Tipo',
    title: 'Título',
    city: 'Cidade',
    status: 'Estado',
    kinds: {
      external: 'Calendário externo',
      private: 'Entrada própria',
    },
    layouts: { list: 'Compromissos em lista', grid: 'Artistas por dia' },
  },
};

/** Returns the words of a written-out planning, in one language. */
export const sheetWords = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(tagOf(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const names = inLanguage(NAMES, locale);
  const recordNames = kindsWith('calendar').map((kind) => [kind, inLanguage(RECORD_WORDS[kind].one, locale)] as const);
  return {
    ...names,
    kinds: { ...names.kinds, ...Object.fromEntries(recordNames) } as Readonly<Record<AppointmentKind, string>>,
    day: (day: LocalDate) => format.format(new Date(`${day}T00:00:00Z`)).replace(',', ''),
  };
};
export type SheetWords = ReturnType<typeof sheetWords>;
