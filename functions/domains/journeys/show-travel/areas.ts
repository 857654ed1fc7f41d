import { flightTravel } from '#functions/domains/journeys/flight/public/travel.ts';
import { groundTransportTravel } from '#functions/domains/journeys/ground-transport/public/travel.ts';
import { lodgingTravel } from '#functions/domains/journeys/lodging/public/travel.ts';
import { trainTravel } from '#functions/domains/journeys/train/public/travel.ts';
import type { TravelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';

/** The kinds of journeys and stays, as they belong to shows. */
const AREAS: Readonly<Record<TravelKind, TravelDefinition>> = {
  groundTransport: groundTransportTravel,
  flight: flightTravel,
  train: trainTravel,
  lodging: lodgingTravel,
};
export const travelDefinitions: readonly TravelDefinition[] = Object.values(AREAS);
