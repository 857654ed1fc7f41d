import type { FlightRow } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import type { TravelModel } from '#web/domains/journeys/travel/widgets/travel-model.ts';

export const FLIGHT: TravelModel<FlightRow> = {
  area: 'flight',
  spanOf: journeySpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
