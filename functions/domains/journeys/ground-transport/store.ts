import { travelStore } from '#functions/domains/journeys/travel/public/kind-store.ts';
import {
  groundTransportSpan,
  groundTransportStretches,
  groundTransportTitle,
} from '#shared/domains/journeys/ground-transport/rules.ts';
import type { End, GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';

const placeWords = ({ placeName, placeAddress, locationTypeOther }: End) =>
  [placeName, placeAddress, locationTypeOther].join(' ');

/** Rides: list by departure, in the calendar of their artist. */
export const groundTransportStore = travelStore<GroundTransportFields>({
  name: 'groundTransport',
  title: groundTransportTitle,
  hexColor: (groundTransport) => groundTransport.routeHexColor,
  legs: (groundTransport) => [
    { title: groundTransportTitle(groundTransport), city: '', ...groundTransportSpan(groundTransport) },
  ],
  stretches: groundTransportStretches,
  places: ({ start, end }) => [placeWords(start), placeWords(end)],
  more: ({ driver }) => [driver.name, driver.vehicleModel],
});
