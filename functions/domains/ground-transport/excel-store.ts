import { artistAccess } from '#functions/platform/access.ts';
import type { SheetArea, SheetColumn } from '#functions/platform/excel/area.ts';
import { datesColumns, numberColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { locationIn, phaseIn } from '#shared/domains/ground-transport/choices.ts';
import { GroundTransportListRequest } from '#shared/domains/ground-transport/contract.ts';
import { placeOf } from '#shared/domains/ground-transport/rules.ts';
import type { GroundTransportFields } from '#shared/domains/ground-transport/schemas.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { type Translated, words } from '#shared/kernel/translated.ts';
import { visible } from './access.ts';
import { groundTransportMapping, groundTransportStore } from './store.ts';

type Column = SheetColumn<Stored<GroundTransportFields>>;
const text = textColumn<GroundTransportFields>;

const clock = (id: 'start' | 'end', name: Translated): Column => ({
  id,
  name,
  kind: 'time',
  width: 18,
  value: (ride) => ({ time: ride[id].dateTimeLocal }),
});
const kindOfPlace = (id: string, end: 'start' | 'end', name: Translated): Column => ({
  id,
  name,
  kind: 'text',
  width: 14,
  value: (ride, { locale }) => locationIn(ride[end].locationType, locale),
});

export const groundTransportExcel: SheetArea<GroundTransportFields> = {
  title: words(
    'Ground transport',
    'Vervoer',
    'Transport',
    'Trasporto terrestre',
    'Transporte terrestre',
    'Transporte terrestre',
    'Transporte terrestre',
  ),
  permission: 'groundTransport.read',
  store: groundTransportStore,
  request: GroundTransportListRequest,
  mapping: groundTransportMapping,
  always: artistAccess.linked,
  visible,
  columns: [
    clock('start', words('Departure', 'Vertrek', 'Abfahrt', 'Partenza', 'Salida', 'Partida', 'Partida')),
    clock('end', words('Arrival', 'Aankomst', 'Ankunft', 'Arrivo', 'Llegada', 'Chegada', 'Chegada')),
    text('artist', HEADINGS.artist, ({ artists }) => artists.map(({ name }) => name).join(', '), 28),
    text('from', words('From', 'Van', 'Von', 'Da', 'Desde', 'De', 'De'), ({ start }) => placeOf(start), 32),
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
    text('to', words('To', 'Naar', 'Nach', 'A', 'Hasta', 'Para', 'Para'), ({ end }) => placeOf(end), 32),
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
    {
      id: 'phase',
      name: words('Phase', 'Fase', 'Phase', 'Fase', 'Fase', 'Fase', 'Fase'),
      kind: 'text',
      width: 14,
      value: ({ phase }, { locale }) => phaseIn(phase, locale),
    },
    text(
      'travellers',
      words('Travellers', 'Reizigers', 'Reisende', 'Viaggiatori', 'Viajeros', 'Viajantes', 'Viajantes'),
      ({ travellers }) => travellers.map(({ name }) => name.fullName).join(', '),
      40,
    ),
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
    text('notes', HEADINGS.notes, ({ notes }) => notes, 40),
    tagsColumn,
    ...datesColumns,
  ],
};
