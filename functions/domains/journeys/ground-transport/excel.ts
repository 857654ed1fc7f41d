import { COLUMNS, clockCell, LEG_WORDS, travelSheet } from '#functions/domains/journeys/travel/public/excel.ts';
import { type FieldColumn, numberCell, textCell } from '#functions/platform/excel/field-columns.ts';
import { locationIn } from '#shared/domains/journeys/ground-transport/choices.ts';
import { groundTransportFieldWords } from '#shared/domains/journeys/ground-transport/field-words.ts';
import { groundTransportFields } from '#shared/domains/journeys/ground-transport/fields.ts';
import { groundTransportWords } from '#shared/domains/journeys/ground-transport/kind-words.ts';
import { placeOf } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import { groundTransportStore } from './store.ts';

const text = textCell<GroundTransportFields>;

interface EndColumns {
  readonly id: string;
  readonly clock: Translated;
  readonly place: Translated;
  readonly kind: Translated;
  readonly address: Translated;
}
type EndColumn = FieldColumn<GroundTransportFields, 'start' | 'end'>;
/** The clock time of one end, and the columns of its place. */
const endColumns = (field: 'start' | 'end', { id, clock, place, kind, address }: EndColumns) => ({
  time: { field, name: clock, ...clockCell<GroundTransportFields>((ride) => ride[field].dateTimeLocal) } as EndColumn,
  places: [
    { field, id, name: place, ...text((ride) => placeOf(ride[field]), 32) },
    {
      field,
      id: `${id}Kind`,
      name: kind,
      ...text((ride, { locale }) => locationIn(ride[field].locationType, locale), 14),
    },
    { field, id: `${id}Address`, name: address, ...text((ride) => ride[field].placeAddress, 36) },
  ] satisfies EndColumn[],
});
const start = endColumns('start', {
  id: 'from',
  clock: LEG_WORDS.departure,
  place: LEG_WORDS.from,
  kind: {
    en: 'Kind of start',
    nl: 'Soort vertrekpunt',
    de: 'Art des Starts',
    it: 'Tipo di partenza',
    es: 'Tipo de salida',
    'pt-br': 'Tipo de partida',
    pt: 'Tipo de partida',
  },
  address: {
    en: 'Start address',
    nl: 'Vertrekadres',
    de: 'Startadresse',
    it: 'Indirizzo di partenza',
    es: 'Dirección de salida',
    'pt-br': 'Endereço de partida',
    pt: 'Morada de partida',
  },
});
const end = endColumns('end', {
  id: 'to',
  clock: LEG_WORDS.arrival,
  place: LEG_WORDS.to,
  kind: {
    en: 'Kind of end',
    nl: 'Soort aankomstpunt',
    de: 'Art des Ziels',
    it: 'Tipo di arrivo',
    es: 'Tipo de llegada',
    'pt-br': 'Tipo de chegada',
    pt: 'Tipo de chegada',
  },
  address: {
    en: 'End address',
    nl: 'Aankomstadres',
    de: 'Zieladresse',
    it: 'Indirizzo di arrivo',
    es: 'Dirección de llegada',
    'pt-br': 'Endereço de chegada',
    pt: 'Morada de chegada',
  },
});

/** The driver and the vehicle. */
const driverColumns: readonly FieldColumn<GroundTransportFields, 'driver'>[] = [
  { field: 'driver', ...text(({ driver }) => driver.name) },
  {
    field: 'driver',
    id: 'driverMobile',
    name: {
      en: 'Driver’s mobile',
      nl: 'Mobiel van de chauffeur',
      de: 'Handy des Fahrers',
      it: 'Cellulare dell’autista',
      es: 'Móvil del conductor',
      'pt-br': 'Celular do motorista',
      pt: 'Telemóvel do motorista',
    },
    ...text(({ driver }) => driver.mobile, 18),
  },
  {
    field: 'driver',
    id: 'driverEmail',
    name: {
      en: 'Driver’s email',
      nl: 'E-mail van de chauffeur',
      de: 'E-Mail des Fahrers',
      it: 'E-mail dell’autista',
      es: 'Correo del conductor',
      'pt-br': 'E-mail do motorista',
      pt: 'E-mail do motorista',
    },
    ...text(({ driver }) => driver.email, 28),
  },
  {
    field: 'driver',
    id: 'vehicle',
    name: {
      en: 'Vehicle',
      nl: 'Voertuig',
      de: 'Fahrzeug',
      it: 'Veicolo',
      es: 'Vehículo',
      'pt-br': 'Veículo',
      pt: 'Veículo',
    },
    ...text(({ driver }) => driver.vehicleModel, 28),
  },
];

const MINUTES = {
  en: 'Minutes',
  nl: 'Minuten',
  de: 'Minuten',
  it: 'Minuti',
  es: 'Minutos',
  'pt-br': 'Minutos',
  pt: 'Minutos',
};
const KILOMETRES = {
  en: 'Kilometres',
  nl: 'Kilometers',
  de: 'Kilometer',
  it: 'Chilometri',
  es: 'Kilómetros',
  'pt-br': 'Quilômetros',
  pt: 'Quilómetros',
};

export const groundTransportExcel = travelSheet<GroundTransportFields, typeof groundTransportFields>(
  'groundTransport',
  {
    title: groundTransportWords.many,
    store: groundTransportStore,
    fields: groundTransportFields,
    words: groundTransportFieldWords,
    columns: [
      start.time,
      end.time,
      COLUMNS.artist,
      ...start.places,
      ...end.places,
      { field: 'duration', name: MINUTES },
      {
        field: 'distance',
        name: KILOMETRES,
        ...numberCell<GroundTransportFields>(({ distance }) => distance && Math.round(distance / 1000)),
      },
      COLUMNS.phase,
      COLUMNS.travellers,
      ...driverColumns,
    ],
  },
);
