import type { SheetColumn, SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { phaseIn } from '#shared/domains/journeys/travel/phases.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import { TravelListRequest } from '#shared/domains/journeys/travel/travel-contract.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';
import { visible } from './access.ts';
import { travelMapping } from './kind-store.ts';

/** Wall clock of the place. */
export const clockColumn = <T>(id: string, name: Translated, value: (journey: T) => LocalDateTime | undefined) =>
  ({
    id,
    name,
    kind: 'time',
    width: 18,
    value: (journey) => {
      const time = value(journey);
      return time ? { time } : undefined;
    },
  }) as const satisfies SheetColumn<T>;

export const artistColumn = textColumn<TravelFields>(
  'artist',
  HEADINGS.artist,
  ({ artists }) => artists.map(({ name }) => name).join(', '),
  28,
);
export const phaseColumn: SheetColumn<TravelFields> = {
  id: 'phase',
  name: { en: 'Phase', nl: 'Fase', de: 'Phase', it: 'Fase', es: 'Fase', 'pt-br': 'Fase', pt: 'Fase' },
  kind: 'text',
  width: 14,
  value: ({ phase }, { locale }) => phaseIn(phase, locale),
};
export const travellersColumn = textColumn<TravelFields>(
  'travellers',
  {
    en: 'Travellers',
    nl: 'Reizigers',
    de: 'Reisende',
    it: 'Viaggiatori',
    es: 'Viajeros',
    'pt-br': 'Viajantes',
    pt: 'Viajantes',
  },
  ({ travellers }) => travellers.map(({ name }) => name.fullName).join(', '),
  40,
);
export const DEPARTURE = {
  en: 'Departure',
  nl: 'Vertrek',
  de: 'Abfahrt',
  it: 'Partenza',
  es: 'Salida',
  'pt-br': 'Partida',
  pt: 'Partida',
};
export const ARRIVAL = {
  en: 'Arrival',
  nl: 'Aankomst',
  de: 'Ankunft',
  it: 'Arrivo',
  es: 'Llegada',
  'pt-br': 'Chegada',
  pt: 'Chegada',
};
export const FROM = { en: 'From', nl: 'Van', de: 'Von', it: 'Da', es: 'Desde', 'pt-br': 'De', pt: 'De' };
export const TO = { en: 'To', nl: 'Naar', de: 'Nach', it: 'A', es: 'Hasta', 'pt-br': 'Para', pt: 'Para' };
export const SEATS = {
  en: 'Seats',
  nl: 'Stoelen',
  de: 'Sitzplätze',
  it: 'Posti',
  es: 'Asientos',
  'pt-br': 'Assentos',
  pt: 'Lugares',
};
export const BOOKING_REFERENCE = {
  en: 'Booking reference',
  nl: 'Boekingsnummer',
  de: 'Buchungsnummer',
  it: 'Codice di prenotazione',
  es: 'Localizador',
  'pt-br': 'Código da reserva',
  pt: 'Código da reserva',
};

interface TravelSheet<T> {
  readonly title: Translated;
  readonly store: RecordStore<T & object>;
  readonly columns: readonly SheetColumn<Stored<T>>[];
}
/** The sheet of a kind: its own columns, and at the end those that every kind has. */
export const travelSheet = <T extends TravelFields>(
  name: TravelKind,
  { title, store, columns }: TravelSheet<T>,
): SheetDefinition<T> => ({
  title,
  permission: `${name}.read`,
  store,
  request: TravelListRequest,
  mapping: travelMapping,
  always: artistAccess.linked,
  visible,
  columns: [...columns, textColumn<T>('notes', HEADINGS.notes, ({ notes }) => notes, 40), tagsColumn, ...datesColumns],
});
