import { flightTravel } from '#functions/domains/flight/travel-store.ts';
import { groundTransportTravel } from '#functions/domains/ground-transport/travel-store.ts';
import { lodgingTravel } from '#functions/domains/lodging/travel-store.ts';
import { trainTravel } from '#functions/domains/train/travel-store.ts';
import type { TravelArea } from '#functions/domains/travel/area-store.ts';

/** One line per kind of journey or stay that belongs to shows. */
export const travelAreas: readonly TravelArea[] = [groundTransportTravel, flightTravel, trainTravel, lodgingTravel];
