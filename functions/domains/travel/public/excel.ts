import { artistAccess } from '#functions/platform/access.ts';
import type { SheetArea, SheetColumn } from '#functions/platform/excel/area.ts';
import { datesColumns, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { phaseIn } from '#shared/domains/travel/phases.ts';
import type { TravelFields } from '#shared/domains/travel/schemas.ts';
import { TravelListRequest } from '#shared/domains/travel/travel-contract.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import type { LocalDateTime } from '#shared/kernel/date.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { type Translated, words } from '#shared/kernel/translated.ts';
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
  name: words('Phase', 'Fase', 'Phase', 'Fase', 'Fase', 'Fase', 'Fase'),
  kind: 'text',
  width: 14,
  value: ({ phase }, { locale }) => phaseIn(phase, locale),
};
export const travellersColumn = textColumn<TravelFields>(
  'travellers',
  words('Travellers', 'Reizigers', 'Reisende', 'Viaggiatori', 'Viajeros', 'Viajantes', 'Viajantes'),
  ({ travellers }) => travellers.map(({ name }) => name.fullName).join(', '),
  40,
);
export const DEPARTURE = words('Departure', 'Vertrek', 'Abfahrt', 'Partenza', 'Salida', 'Partida', 'Partida');
export const ARRIVAL = words('Arrival', 'Aankomst', 'Ankunft', 'Arrivo', 'Llegada', 'Chegada', 'Chegada');
export const FROM = words('From', 'Van', 'Von', 'Da', 'Desde', 'De', 'De');
export const TO = words('To', 'Naar', 'Nach', 'A', 'Hasta', 'Para', 'Para');
export const SEATS = words('Seats', 'Stoelen', 'Sitzplätze', 'Posti', 'Asientos', 'Assentos', 'Lugares');
export const BOOKING_REFERENCE = words(
  'Booking reference',
  'Boekingsnummer',
  'Buchungsnummer',
  'Codice di prenotazione',
  'Localizador',
  'Código da reserva',
  'Código da reserva',
);

interface TravelSheet<T> {
  readonly title: Translated;
  readonly store: RecordStore<T & object>;
  readonly columns: readonly SheetColumn<Stored<T>>[];
}
/** The sheet of a kind: its own columns, and at the end those that every kind has. */
export const travelSheet = <T extends TravelFields>(
  name: TravelKind,
  { title, store, columns }: TravelSheet<T>,
): SheetArea<T> => ({
  title,
  permission: `${name}.read`,
  store,
  request: TravelListRequest,
  mapping: travelMapping,
  always: artistAccess.linked,
  visible,
  columns: [...columns, textColumn<T>('notes', HEADINGS.notes, ({ notes }) => notes, 40), tagsColumn, ...datesColumns],
});
