import { flightSpan } from '#shared/domains/flight/rules.ts';
import type { FlightRow } from '#shared/domains/flight/schemas.ts';
import type { TravelModel } from '#web/domains/travel/widgets/travel-model.ts';

export const FLIGHT: TravelModel<FlightRow> = {
  area: 'flight',
  spanOf: flightSpan,
  hexColorOf: ({ hexColor }) => hexColor,
};
