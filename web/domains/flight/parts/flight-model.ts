import type { FlightRow } from '#shared/domains/flight/schemas.ts';
import { journeySpan } from '#shared/domains/travel/legs.ts';
import type { TravelModel } from '#web/domains/travel/widgets/travel-model.ts';

export const FLIGHT: TravelModel<FlightRow> = {
  area: 'flight',
  spanOf: journeySpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
