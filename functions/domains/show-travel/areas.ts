import { groundTransportTravel } from '#functions/domains/ground-transport/travel-store.ts';
import type { TravelArea } from '#functions/domains/travel/area-store.ts';

/** One line per kind of journey or stay that belongs to shows. */
export const travelAreas: readonly TravelArea[] = [groundTransportTravel];
