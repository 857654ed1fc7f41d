import { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields, plain, silent } from '#shared/kernel/record/fields.ts';
import type { GroundTransportFields } from './schemas.ts';

/** The fields of a ride. */
export const groundTransportFields = defineFields<GroundTransportFields>()({
  ...travelFields,
  routeHexColor: plain,
  departArriveSelect: plain,
  duration: { ...plain, type: 'number', in: ['excel', 'word'] },
  routePolyline: plain,
  googleDirectionsStatus: { ...plain, ...silent },
  driver: plain,
  start: plain,
  end: plain,
  durationEstimate: plain,
  distance: plain,
});
