import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { joined, placedAirport } from '#functions/domains/journeys/travel/public/parts.ts';
import { flightName, flightStretches, flightTitle, hopTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightEnd } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan, legSpan } from '#shared/domains/journeys/travel/legs.ts';
import { flightStore } from '../store.ts';

const airportText = ({ airport, terminal }: FlightEnd) => joined(`${airport.name} (${airport.iata})`, terminal);

export const flightTravel = travelDefinition(flightStore, 'flight', {
  summary: (flight) => ({ title: flightTitle(flight), hexColor: flight.hexColor, ...journeySpan(flight) }),
  stretches: flightStretches,
  places: ({ segments }) =>
    segments.flatMap(({ departure, arrival }) => [departure, arrival].map(({ airport }) => placedAirport(airport))),
  parts: ({ segments, bookingReference, baggage }) =>
    segments.map((segment) => ({
      id: segment.id,
      title: `${flightName(segment)} ${hopTitle(segment)}`,
      span: legSpan(segment),
      location: airportText(segment.departure),
      geo: segment.departure.airport.point,
      lines: [segment.airline.name, airportText(segment.arrival), bookingReference, segment.seats, baggage],
    })),
});
