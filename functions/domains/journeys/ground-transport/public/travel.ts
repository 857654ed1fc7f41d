import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { groundTransportStretches, groundTransportTitle } from '#shared/domains/journeys/ground-transport/rules.ts';
import { zonesOf } from '#shared/domains/journeys/travel/clocks.ts';
import { groundTransportStore } from '../store.ts';

/** Rides as journeys that belong to shows. */
export const groundTransportTravel = travelDefinition(
  groundTransportStore,
  'groundTransport',
  (groundTransport) => ({
    title: groundTransportTitle(groundTransport),
    hexColor: groundTransport.routeHexColor,
    start: groundTransport.start.dateTimeLocal,
    end: groundTransport.end.dateTimeLocal,
    ...zonesOf(groundTransport.start, groundTransport.end),
  }),
  groundTransportStretches,
);
