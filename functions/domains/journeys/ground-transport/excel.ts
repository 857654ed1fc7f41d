import {
  ARRIVAL,
  artistColumn,
  clockColumn,
  DEPARTURE,
  FROM,
  phaseColumn,
  TO,
  travellersColumn,
  travelSheet,
} from '#functions/domains/journeys/travel/public/excel.ts';
import type { SheetColumn } from '#functions/platform/excel/area.ts';
import { numberColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { locationIn } from '#shared/domains/journeys/ground-transport/choices.ts';
import { placeOf } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import { groundTransportStore } from './store.ts';

type Column = SheetColumn<Stored<GroundTransportFields>>;
const text = textColumn<GroundTransportFields>;

const kindOfPlace = (id: string, end: 'start' | 'end', name: Translated): Column => ({
  id,
  name,
  kind: 'text',
  width: 14,
  value: (groundTransport, { locale }) => locationIn(groundTransport[end].locationType, locale),
});

export const groundTransportExcel = travelSheet<GroundTransportFields>('groundTransport', {
  title: {
    en: 'Ground transport',
    nl: 'Vervoer',
    de: 'Transport',
    it: 'Trasporto terrestre',
    es: 'Transporte terrestre',
    'pt-br': 'Transporte terrestre',
    pt: 'Transporte terrestre',
  },
  store: groundTransportStore,
  columns: [
    clockColumn('start', DEPARTURE, ({ start }) => start.dateTimeLocal),
    clockColumn('end', ARRIVAL, ({ end }) => end.dateTimeLocal),
    artistColumn,
    text('from', FROM, ({ start }) => placeOf(start), 32),
    kindOfPlace('fromKind', 'start', {
      en: 'Kind of start',
      nl: 'Soort vertrekpunt',
      de: 'Art des Starts',
      it: 'Tipo di partenza',
      es: 'Tipo de salida',
      'pt-br': 'Tipo de partida',
      pt: 'Tipo de partida',
    }),
    text(
      'fromAddress',
      {
        en: 'Start address',
        nl: 'Vertrekadres',
        de: 'Startadresse',
        it: 'Indirizzo di partenza',
        es: 'Dirección de salida',
        'pt-br': 'Endereço de partida',
        pt: 'Morada de partida',
      },
      ({ start }) => start.placeAddress,
      36,
    ),
    text('to', TO, ({ end }) => placeOf(end), 32),
    kindOfPlace('toKind', 'end', {
      en: 'Kind of end',
      nl: 'Soort aankomstpunt',
      de: 'Art des Ziels',
      it: 'Tipo di arrivo',
      es: 'Tipo de llegada',
      'pt-br': 'Tipo de chegada',
      pt: 'Tipo de chegada',
    }),
    text(
      'toAddress',
      {
        en: 'End address',
        nl: 'Aankomstadres',
        de: 'Zieladresse',
        it: 'Indirizzo di arrivo',
        es: 'Dirección de llegada',
        'pt-br': 'Endereço de chegada',
        pt: 'Morada de chegada',
      },
      ({ end }) => end.placeAddress,
      36,
    ),
    numberColumn<GroundTransportFields>(
      'duration',
      { en: 'Minutes', nl: 'Minuten', de: 'Minuten', it: 'Minuti', es: 'Minutos', 'pt-br': 'Minutos', pt: 'Minutos' },
      ({ duration }) => duration,
    ),
    numberColumn<GroundTransportFields>(
      'distance',
      {
        en: 'Kilometres',
        nl: 'Kilometers',
        de: 'Kilometer',
        it: 'Chilometri',
        es: 'Kilómetros',
        'pt-br': 'Quilômetros',
        pt: 'Quilómetros',
      },
      ({ distance }) => distance && Math.round(distance / 1000),
    ),
    phaseColumn,
    travellersColumn,
    text(
      'driver',
      {
        en: 'Driver',
        nl: 'Chauffeur',
        de: 'Fahrer',
        it: 'Autista',
        es: 'Conductor',
        'pt-br': 'Motorista',
        pt: 'Motorista',
      },
      ({ driver }) => driver.name,
    ),
    text(
      'driverMobile',
      {
        en: 'Driver’s mobile',
        nl: 'Mobiel van de chauffeur',
        de: 'Handy des Fahrers',
        it: 'Cellulare dell’autista',
        es: 'Móvil del conductor',
        'pt-br': 'Celular do motorista',
        pt: 'Telemóvel do motorista',
      },
      ({ driver }) => driver.mobile,
      18,
    ),
    text(
      'driverEmail',
      {
        en: 'Driver’s email',
        nl: 'E-mail van de chauffeur',
        de: 'E-Mail des Fahrers',
        it: 'E-mail dell’autista',
        es: 'Correo del conductor',
        'pt-br': 'E-mail do motorista',
        pt: 'E-mail do motorista',
      },
      ({ driver }) => driver.email,
      28,
    ),
    text(
      'vehicle',
      {
        en: 'Vehicle',
        nl: 'Voertuig',
        de: 'Fahrzeug',
        it: 'Veicolo',
        es: 'Vehículo',
        'pt-br': 'Veículo',
        pt: 'Veículo',
      },
      ({ driver }) => driver.vehicleModel,
      28,
    ),
  ],
});
