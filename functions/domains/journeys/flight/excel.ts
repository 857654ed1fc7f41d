import {
  ARRIVAL,
  artistColumn,
  clockCell,
  DEPARTURE,
  FROM,
  phaseColumn,
  SEATS,
  TO,
  travellersColumn,
  travelSheet,
} from '#functions/domains/journeys/travel/public/excel.ts';
import { textCell } from '#functions/platform/excel/field-columns.ts';
import { flightFieldWords } from '#shared/domains/journeys/flight/field-words.ts';
import { flightFields } from '#shared/domains/journeys/flight/fields.ts';
import { flightWords } from '#shared/domains/journeys/flight/kind-words.ts';
import { flightName, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightEnd, FlightFields } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { flightStore } from './store.ts';

const text = textCell<FlightFields>;
const endText = (end: FlightEnd | undefined) =>
  end && [`${end.airport.name} (${end.airport.iata})`, end.terminal].filter(Boolean).join(', ');
const ROUTE = { en: 'Route', nl: 'Route', de: 'Strecke', it: 'Tratta', es: 'Ruta', 'pt-br': 'Rota', pt: 'Rota' };

export const flightExcel = travelSheet<FlightFields, typeof flightFields>('flight', {
  title: flightWords.many,
  store: flightStore,
  fields: flightFields,
  words: flightFieldWords,
  columns: [
    {
      field: 'segments',
      id: 'start',
      name: DEPARTURE,
      ...clockCell<FlightFields>((flight) => journeySpan(flight).start),
    },
    { field: 'segments', id: 'end', name: ARRIVAL, ...clockCell<FlightFields>((flight) => journeySpan(flight).end) },
    artistColumn,
    { field: 'segments', id: 'route', name: ROUTE, ...text(flightTitle, 28) },
    {
      field: 'segments',
      id: 'flights',
      name: flightWords.many,
      ...text(({ segments }) => segments.map(flightName).join(', ')),
    },
    { field: 'segments', id: 'from', name: FROM, ...text(({ segments }) => endText(segments[0]?.departure), 36) },
    { field: 'segments', id: 'to', name: TO, ...text(({ segments }) => endText(segments.at(-1)?.arrival), 36) },
    phaseColumn,
    travellersColumn,
    { field: 'bookingReference', width: 18 },
    {
      field: 'segments',
      id: 'seats',
      name: SEATS,
      ...text(({ segments }) => segments.flatMap(({ seats }) => seats || []).join('; ')),
    },
    { field: 'baggage', width: 28 },
  ],
});
