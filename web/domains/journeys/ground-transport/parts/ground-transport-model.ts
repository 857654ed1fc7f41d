import { groundTransportSpan } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransportRow } from '#shared/domains/journeys/ground-transport/schemas.ts';
import type { TravelModel } from '#web/domains/journeys/travel/widgets/travel-model.ts';

export const RIDE: TravelModel<GroundTransportRow> = {
  area: 'groundTransport',
  spanOf: groundTransportSpan,
  hexColorOf: ({ routeHexColor }) => routeHexColor,
};
