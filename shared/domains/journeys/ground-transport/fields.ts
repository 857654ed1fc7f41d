import { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields } from '#shared/kernel/record/fields.ts';
import type { GroundTransportFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a ride. */
export const groundTransportFields = defineFields<GroundTransportFields>()({
  ...travelFields,
  routeHexColor: plain,
  departArriveSelect: plain,
  duration: plain,
  routePolyline: plain,
  googleDirectionsStatus: { ...plain, log: false },
  driver: plain,
  start: plain,
  end: plain,
  durationEstimate: plain,
  distance: plain,
});
