import {
  ARRIVAL,
  artistColumn,
  BOOKING_REFERENCE,
  clockColumn,
  DEPARTURE,
  FROM,
  phaseColumn,
  SEATS,
  TO,
  travellersColumn,
  travelSheet,
} from '#functions/domains/journeys/travel/public/excel.ts';
import { textColumn } from '#functions/platform/excel/common-columns.ts';
import { flightWords } from '#shared/domains/journeys/flight/kind-words.ts';
import { flightName, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightEnd, FlightFields } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { flightStore } from './store.ts';

const text = textColumn<FlightFields>;
const endText = ({ airport, terminal }: FlightEnd) =>
  [`${airport.name} (${airport.iata})`, terminal].filter(Boolean).join(', ');

export const flightExcel = travelSheet<FlightFields>('flight', {
  title: flightWords.many,
  store: flightStore,
  columns: [
    clockColumn('start', DEPARTURE, (flight) => journeySpan(flight).start),
    clockColumn('end', ARRIVAL, (flight) => journeySpan(flight).end),
    artistColumn,
    text(
      'route',
      { en: 'Route', nl: 'Route', de: 'Strecke', it: 'Tratta', es: 'Ruta', 'pt-br': 'Rota', pt: 'Rota' },
      flightTitle,
      28,
    ),
    text('flights', flightWords.many, ({ segments }) => segments.map(flightName).join(', '), 24),
    text('from', FROM, ({ segments: [first] }) => first && endText(first.departure), 36),
    text(
      'to',
      TO,
      ({ segments }) => {
        const last = segments.at(-1);
        return last && endText(last.arrival);
      },
      36,
    ),
    phaseColumn,
    travellersColumn,
    text('bookingReference', BOOKING_REFERENCE, (flight) => flight.bookingReference, 18),
    text('seats', SEATS, ({ segments }) => segments.flatMap(({ seats }) => seats || []).join('; '), 24),
    text(
      'baggage',
      { en: 'Baggage', nl: 'Bagage', de: 'Gepäck', it: 'Bagagli', es: 'Equipaje', 'pt-br': 'Bagagem', pt: 'Bagagem' },
      ({ baggage }) => baggage,
      28,
    ),
  ],
});
