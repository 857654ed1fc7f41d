import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { flightStretches, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { flightStore } from '../store.ts';

/** Flights as journeys that belong to shows. */
export const flightTravel = travelDefinition(
  flightStore,
  'flight',
  (flight) => ({
    title: flightTitle(flight),
    hexColor: flight.hexColor,
    ...journeySpan(flight),
  }),
  flightStretches,
);
