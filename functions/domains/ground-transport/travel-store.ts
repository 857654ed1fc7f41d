import { travelArea } from '#functions/domains/travel/area-store.ts';
import { rideTitle } from '#shared/domains/ground-transport/rules.ts';
import { seesRide } from './access.ts';
import { groundTransportStore } from './store.ts';

/** Rides as journeys that belong to shows. */
export const groundTransportTravel = travelArea(groundTransportStore, {
  permission: 'groundTransport.read',
  sees: seesRide,
  card: (ride) => ({
    kind: 'groundTransport',
    id: ride.id,
    title: rideTitle(ride),
    hexColor: ride.routeHexColor,
    phase: ride.phase,
    start: ride.start.dateTimeLocal,
    end: ride.end.dateTimeLocal,
    travellers: ride.travellers.map(({ name }) => name.fullName),
  }),
});
