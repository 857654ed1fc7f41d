import { travelStore } from '#functions/domains/journeys/travel/public/kind-store.ts';
import { flightLegs, flightStretches, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightEnd, FlightFields } from '#shared/domains/journeys/flight/schemas.ts';

const airportWords = ({ airport }: FlightEnd) => `${airport.iata} ${airport.name} ${airport.city}`;

/** Journeys by air: list by departure, each flight in the calendar of their artist. */
export const flightStore = travelStore<FlightFields>({
  name: 'flight',
  title: flightTitle,
  hexColor: (flight) => flight.hexColor,
  legs: flightLegs,
  stretches: flightStretches,
  places: ({ segments }) =>
    segments.flatMap(({ airline, flightNumber, departure, arrival }) => [
      // Written together and apart: people look for either.
      `${airline.iata} ${flightNumber} ${airline.iata}${flightNumber}`,
      airportWords(departure),
      airportWords(arrival),
    ]),
  more: ({ bookingReference, segments }) => [bookingReference, ...segments.map(({ airline }) => airline.name)],
});
