import { flightTravel } from '#functions/domains/flight/travel-store.ts';
import { groundTransportTravel } from '#functions/domains/ground-transport/travel-store.ts';
import { lodgingTravel } from '#functions/domains/lodging/travel-store.ts';
import { trainTravel } from '#functions/domains/train/travel-store.ts';
import type { TravelArea } from '#functions/domains/travel/area-store.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';

/** The kinds of journeys and stays, as they belong to shows. */
const AREAS: Readonly<Record<TravelKind, TravelArea>> = {
  groundTransport: groundTransportTravel,
  flight: flightTravel,
  train: trainTravel,
  lodging: lodgingTravel,
};
export const travelAreas: readonly TravelArea[] = Object.values(AREAS);
