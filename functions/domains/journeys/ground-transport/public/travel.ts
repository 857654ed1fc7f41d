import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { located, placed } from '#functions/domains/journeys/travel/public/parts.ts';
import {
  groundTransportSpan,
  groundTransportStretches,
  groundTransportTitle,
} from '#shared/domains/journeys/ground-transport/rules.ts';
import { zonesOf } from '#shared/domains/journeys/travel/clocks.ts';
import { groundTransportStore } from '../store.ts';

export const groundTransportTravel = travelDefinition(groundTransportStore, 'groundTransport', {
  summary: (ride) => ({
    title: groundTransportTitle(ride),
    hexColor: ride.routeHexColor,
    start: ride.start.dateTimeLocal,
    end: ride.end.dateTimeLocal,
    ...zonesOf(ride.start, ride.end),
  }),
  stretches: groundTransportStretches,
  places: ({ start, end }) =>
    [start, end].flatMap((place) => (place.locationType === 'unknown' ? [] : [placed(place, place.locationType)])),
  parts: (ride) => [
    {
      id: ride.id,
      title: groundTransportTitle(ride),
      span: groundTransportSpan(ride),
      ...located(ride.start),
      lines: [ride.driver.name, ride.driver.mobile, ride.driver.vehicleModel],
    },
  ],
});
