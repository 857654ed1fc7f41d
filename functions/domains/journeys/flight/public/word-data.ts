import { bookedData, clockData, segmentData, travelData } from '#functions/domains/journeys/travel/public/word-data.ts';
import { flightFields } from '#shared/domains/journeys/flight/fields.ts';
import { flightName, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightFields, Segment } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

const flightSegment = (segment: Segment) => {
  const { airline, departure, arrival } = segment;
  return {
    ...segmentData(segment),
    flight: flightName(segment),
    airline: airline.name,
    from: departure.airport.iata,
    fromName: departure.airport.name,
    fromTerminal: departure.terminal,
    to: arrival.airport.iata,
    toName: arrival.airport.name,
    toTerminal: arrival.terminal,
  };
};

/** A flight as templates see it; every key is one of `flightMergeFields`. */
export const flightData = (flight: FlightFields, { locale }: { readonly locale: Locale }) => ({
  ...travelData(flightFields, flight, locale),
  ...clockData(journeySpan(flight)),
  title: flightTitle(flight),
  segments: flight.segments.map(flightSegment),
});

/** The segments of a flight as a show's document lists them. */
export const flightRows = (flight: FlightFields) =>
  flight.segments.map((one) => ({ ...flightSegment(one), ...bookedData(flight) }));
