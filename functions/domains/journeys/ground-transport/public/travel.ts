import { travelArea } from '#functions/domains/journeys/travel/public/area.ts';
import { rideStretches, rideTitle } from '#shared/domains/journeys/ground-transport/rules.ts';
import { zonesOf } from '#shared/domains/journeys/travel/clocks.ts';
import { groundTransportStore } from '../store.ts';

/** Rides as journeys that belong to shows. */
export const groundTransportTravel = travelArea(
  groundTransportStore,
  'groundTransport',
  (ride) => ({
    title: rideTitle(ride),
    hexColor: ride.routeHexColor,
    start: ride.start.dateTimeLocal,
    end: ride.end.dateTimeLocal,
    ...zonesOf(ride.start, ride.end),
  }),
  rideStretches,
);
