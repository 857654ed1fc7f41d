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
} from '#functions/domains/travel/public/excel.ts';
import type { SheetColumn } from '#functions/platform/excel/area.ts';
import { numberColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { locationIn } from '#shared/domains/ground-transport/choices.ts';
import { placeOf } from '#shared/domains/ground-transport/rules.ts';
import type { GroundTransportFields } from '#shared/domains/ground-transport/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { type Translated, words } from '#shared/kernel/translated.ts';
import { groundTransportStore } from './store.ts';

type Column = SheetColumn<Stored<GroundTransportFields>>;
const text = textColumn<GroundTransportFields>;

const kindOfPlace = (id: string, end: 'start' | 'end', name: Translated): Column => ({
  id,
  name,
  kind: 'text',
  width: 14,
  value: (ride, { locale }) => locationIn(ride[end].locationType, locale),
});

export const groundTransportExcel = travelSheet<GroundTransportFields>('groundTransport', {
  title: words(
    'Ground transport',
    'Vervoer',
    'Transport',
    'Trasporto terrestre',
    'Transporte terrestre',
    'Transporte terrestre',
    'Transporte terrestre',
  ),
  store: groundTransportStore,
  columns: [
    clockColumn('start', DEPARTURE, ({ start }) => start.dateTimeLocal),
    clockColumn('end', ARRIVAL, ({ end }) => end.dateTimeLocal),
    artistColumn,
    text('from', FROM, ({ start }) => placeOf(start), 32),
    kindOfPlace(
      'fromKind',
      'start',
      words(
        'Kind of start',
        'Soort vertrekpunt',
        'Art des Starts',
        'Tipo di partenza',
        'Tipo de salida',
        'Tipo de partida',
        'Tipo de partida',
      ),
    ),
    text(
      'fromAddress',
      words(
        'Start address',
        'Vertrekadres',
        'Startadresse',
        'Indirizzo di partenza',
        'Dirección de salida',
        'Endereço de partida',
        'Morada de partida',
      ),
      ({ start }) => start.placeAddress,
      36,
    ),
    text('to', TO, ({ end }) => placeOf(end), 32),
    kindOfPlace(
      'toKind',
      'end',
      words(
        'Kind of end',
        'Soort aankomstpunt',
        'Art des Ziels',
        'Tipo di arrivo',
        'Tipo de llegada',
        'Tipo de chegada',
        'Tipo de chegada',
      ),
    ),
    text(
      'toAddress',
      words(
        'End address',
        'Aankomstadres',
        'Zieladresse',
        'Indirizzo di arrivo',
        'Dirección de llegada',
        'Endereço de chegada',
        'Morada de chegada',
      ),
      ({ end }) => end.placeAddress,
      36,
    ),
    numberColumn<GroundTransportFields>(
      'duration',
      words('Minutes', 'Minuten', 'Minuten', 'Minuti', 'Minutos', 'Minutos', 'Minutos'),
      ({ duration }) => duration,
    ),
    numberColumn<GroundTransportFields>(
      'distance',
      words('Kilometres', 'Kilometers', 'Kilometer', 'Chilometri', 'Kilómetros', 'Quilômetros', 'Quilómetros'),
      ({ distance }) => distance && Math.round(distance / 1000),
    ),
    phaseColumn,
    travellersColumn,
    text(
      'driver',
      words('Driver', 'Chauffeur', 'Fahrer', 'Autista', 'Conductor', 'Motorista', 'Motorista'),
      ({ driver }) => driver.name,
    ),
    text(
      'driverMobile',
      words(
        'Driver’s mobile',
        'Mobiel van de chauffeur',
        'Handy des Fahrers',
        'Cellulare dell’autista',
        'Móvil del conductor',
        'Celular do motorista',
        'Telemóvel do motorista',
      ),
      ({ driver }) => driver.mobile,
      18,
    ),
    text(
      'driverEmail',
      words(
        'Driver’s email',
        'E-mail van de chauffeur',
        'E-Mail des Fahrers',
        'E-mail dell’autista',
        'Correo del conductor',
        'E-mail do motorista',
        'E-mail do motorista',
      ),
      ({ driver }) => driver.email,
      28,
    ),
    text(
      'vehicle',
      words('Vehicle', 'Voertuig', 'Fahrzeug', 'Veicolo', 'Vehículo', 'Veículo', 'Veículo'),
      ({ driver }) => driver.vehicleModel,
      28,
    ),
  ],
});
