import { bookedData, travelData } from '#functions/domains/journeys/travel/public/word-data.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import { flightName, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightFields, Segment } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';

const flightSegment = (segment: Segment) => {
  const { airline, departure, arrival, seats } = segment;
  return {
    flight: flightName(segment),
    airline: airline.name,
    from: departure.airport.iata,
    fromName: departure.airport.name,
    fromTerminal: departure.terminal,
    to: arrival.airport.iata,
    toName: arrival.airport.name,
    toTerminal: arrival.terminal,
    date: dayValue(dateOf(departure.dateTimeLocal)),
    departure: timeOf(departure.dateTimeLocal),
    arrivalDate: dayValue(dateOf(arrival.dateTimeLocal)),
    arrival: timeOf(arrival.dateTimeLocal),
    seats,
  };
};

/** A flight as templates see it; every key is one of `flightMergeFields`. */
export function flightData(flight: FlightFields, { locale }: { readonly locale: Locale }) {
  const { start, end } = journeySpan(flight);
  return {
    ...travelData(flight, locale),
    title: flightTitle(flight),
    date: dayValue(dateOf(start)),
    departure: timeOf(start),
    arrival: timeOf(end),
    bookingReference: flight.bookingReference,
    baggage: flight.baggage,
    segments: flight.segments.map(flightSegment),
  };
}

/** The segments of a flight as a show's document lists them. */
export const flightRows = (flight: FlightFields) =>
  flight.segments.map((one) => ({ ...flightSegment(one), ...bookedData(flight) }));
