import type { APPOINTMENT_KINDS, EXPORT_LAYOUTS } from '#shared/domains/planning/contract.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import type { Locale } from '#shared/kernel/locale.ts';

type Field = 'planning' | 'artist' | 'start' | 'end' | 'kind' | 'title' | 'city' | 'status';
type Names = Readonly<Record<Field, string>> & {
  readonly kinds: Readonly<Record<(typeof APPOINTMENT_KINDS)[number], string>>;
  readonly layouts: Readonly<Record<(typeof EXPORT_LAYOUTS)[number], string>>;
};
const NAMES: Readonly<Record<Locale, Names>> = {
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
};
const CULTURES: Readonly<Record<Locale, string>> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' };

/** What a written-out planning says, in one language. */
export const sheetWords = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(CULTURES[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return { ...NAMES[locale], day: (day: LocalDate) => format.format(new Date(`${day}T00:00:00Z`)).replace(',', '') };
};
export type SheetWords = ReturnType<typeof sheetWords>;
