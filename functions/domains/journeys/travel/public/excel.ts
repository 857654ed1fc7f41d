import type { SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import {
  type FieldColumn,
  fieldColumns,
  type PlacedColumn,
  textCell,
} from '#functions/platform/excel/field-columns.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import { type Clocks, journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { phaseIn } from '#shared/domains/journeys/travel/phases.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import { TravelListRequest } from '#shared/domains/journeys/travel/travel-contract.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Fields, FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';
import { travelMapping } from './kind-store.ts';
import { travellerNames } from './word-data.ts';

export const LEG_WORDS = {
  departure: {
    en: 'Departure',
    nl: 'Vertrek',
    de: 'Abfahrt',
    it: 'Partenza',
    es: 'Salida',
    'pt-br': 'Partida',
    pt: 'Partida',
  },
  arrival: {
    en: 'Arrival',
    nl: 'Aankomst',
    de: 'Ankunft',
    it: 'Arrivo',
    es: 'Llegada',
    'pt-br': 'Chegada',
    pt: 'Chegada',
  },
  from: { en: 'From', nl: 'Van', de: 'Von', it: 'Da', es: 'Desde', 'pt-br': 'De', pt: 'De' },
  to: { en: 'To', nl: 'Naar', de: 'Nach', it: 'A', es: 'Hasta', 'pt-br': 'Para', pt: 'Para' },
  seats: {
    en: 'Seats',
    nl: 'Stoelen',
    de: 'Sitzplätze',
    it: 'Posti',
    es: 'Asientos',
    'pt-br': 'Assentos',
    pt: 'Lugares',
  },
};

/** The value of a column on the wall clock of the place. */
export const clockCell = <T>(value: (journey: T) => LocalDateTime | undefined) =>
  ({
    kind: 'time',
    width: 18,
    value: (journey: T) => {
      const time = value(journey);
      return time ? { time } : undefined;
    },
  }) as const;

interface Legs {
  readonly segments: readonly Clocks[];
}

/** A column of text about the flights or trains of a journey. */
export const segmentsColumn = <T>(
  id: string,
  name: Translated,
  value: (journey: T) => string | undefined,
  width?: number,
): FieldColumn<T, 'segments'> => ({ field: 'segments', id, name, ...textCell(value, width) });

/** The columns that every kind has, in a place of its own. */
export const COLUMNS = {
  /** The times of a journey of flights or trains. */
  span: [
    {
      field: 'segments',
      id: 'start',
      name: LEG_WORDS.departure,
      ...clockCell<Legs>((journey) => journeySpan(journey).start),
    },
    {
      field: 'segments',
      id: 'end',
      name: LEG_WORDS.arrival,
      ...clockCell<Legs>((journey) => journeySpan(journey).end),
    },
  ],
  artist: { field: 'artists', id: 'artist', name: HEADINGS.artist },
  phase: { field: 'phase', ...textCell<TravelFields>(({ phase }, { locale }) => phaseIn(phase, locale), 14) },
  travellers: {
    field: 'travellers',
    ...textCell<TravelFields>(({ travellers }) => travellerNames(travellers), 40),
  },
} as const;

interface TravelSheet<T, F extends Fields> {
  readonly title: Translated;
  readonly store: RecordStore<T & object>;
  readonly fields: F;
  readonly words: FieldWords<F>;
  readonly columns: readonly PlacedColumn<T, keyof F & string>[];
}
/** The sheet of a kind: its own columns, and at the end those that every kind has. */
export const travelSheet = <T extends TravelFields, F extends Fields & typeof travelFields>(
  name: TravelKind,
  { title, store, fields, words, columns }: TravelSheet<T, F>,
): SheetDefinition<T> => ({
  title,
  permission: `${name}.read`,
  store,
  request: TravelListRequest,
  mapping: travelMapping,
  always: artistAccess.linked,
  fields,
  columns: [
    ...fieldColumns<T, F>(fields, words, [
      ...columns,
      { field: 'notes', width: 40 },
      { field: 'tagIds', ...tagsColumn },
    ]),
    ...datesColumns,
  ],
});
