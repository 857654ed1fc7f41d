import { COLUMNS, LEG_WORDS, segmentsColumn, travelSheet } from '#functions/domains/journeys/travel/public/excel.ts';
import { flightFieldWords } from '#shared/domains/journeys/flight/field-words.ts';
import { flightFields } from '#shared/domains/journeys/flight/fields.ts';
import { flightWords } from '#shared/domains/journeys/flight/kind-words.ts';
import { flightName, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightEnd, FlightFields } from '#shared/domains/journeys/flight/schemas.ts';
import { flightStore } from './store.ts';

const column = segmentsColumn<FlightFields>;
const endText = (end: FlightEnd | undefined) =>
  end && [`${end.airport.name} (${end.airport.iata})`, end.terminal].filter(Boolean).join(', ');
const ROUTE = { en: 'Route', nl: 'Route', de: 'Strecke', it: 'Tratta', es: 'Ruta', 'pt-br': 'Rota', pt: 'Rota' };

export const flightExcel = travelSheet<FlightFields, typeof flightFields>('flight', {
  title: flightWords.many,
  store: flightStore,
  fields: flightFields,
  words: flightFieldWords,
  columns: [
    ...COLUMNS.span,
    COLUMNS.artist,
    column('route', ROUTE, flightTitle, 28),
    column('flights', flightWords.many, ({ segments }) => segments.map(flightName).join(', ')),
    column('from', LEG_WORDS.from, ({ segments }) => endText(segments[0]?.departure), 36),
    column('to', LEG_WORDS.to, ({ segments }) => endText(segments.at(-1)?.arrival), 36),
    COLUMNS.phase,
    COLUMNS.travellers,
    { field: 'bookingReference', width: 18 },
    column('seats', LEG_WORDS.seats, ({ segments }) => segments.flatMap(({ seats }) => seats || []).join('; ')),
    { field: 'baggage', width: 28 },
  ],
});
