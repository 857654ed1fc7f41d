import { rideSpan } from '#shared/domains/ground-transport/rules.ts';
import type { GroundTransportRow } from '#shared/domains/ground-transport/schemas.ts';
import type { TravelModel } from '#web/domains/travel/widgets/travel-model.ts';

export const RIDE: TravelModel<GroundTransportRow> = {
  area: 'groundTransport',
  spanOf: rideSpan,
  hexColorOf: ({ routeHexColor }) => routeHexColor,
};
