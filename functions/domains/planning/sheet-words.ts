import type { APPOINTMENT_KINDS, EXPORT_LAYOUTS } from '#shared/domains/planning/contract.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import { type Locale, tagOf } from '#shared/kernel/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/translated.ts';

type Field = 'planning' | 'artist' | 'start' | 'end' | 'kind' | 'title' | 'city' | 'status';
type Names = Readonly<Record<Field, string>> & {
  readonly kinds: Readonly<Record<(typeof APPOINTMENT_KINDS)[number], string>>;
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
      show: 'Show',
      flight: 'Flight',
      train: 'Train',
      groundTransport: 'Ground transport',
      lodging: 'Accommodation',
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
      show: 'Show',
      flight: 'Vlucht',
      train: 'Trein',
      groundTransport: 'Vervoer',
      lodging: 'Verblijf',
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
      show: 'Show',
      flight: 'Flug',
      train: 'Zug',
      groundTransport: 'Transport',
      lodging: 'Unterkunft',
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
      show: 'Show',
      flight: 'Volo',
      train: 'Treno',
      groundTransport: 'Trasporto terrestre',
      lodging: 'Alloggio',
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
      show: 'Show',
      flight: 'Vuelo',
      train: 'Tren',
      groundTransport: 'Transporte terrestre',
      lodging: 'Alojamiento',
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
      show: 'Show',
      flight: 'Voo',
      train: 'Trem',
      groundTransport: 'Transporte terrestre',
      lodging: 'Hospedagem',
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
      show: 'Espetáculo',
      flight: 'Voo',
      train: 'Comboio',
      groundTransport: 'Transporte terrestre',
      lodging: 'Alojamento',
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
  return {
    ...inLanguage(NAMES, locale),
    day: (day: LocalDate) => format.format(new Date(`${day}T00:00:00Z`)).replace(',', ''),
  };
};
export type SheetWords = ReturnType<typeof sheetWords>;
