import { bookedFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields, plain, printed } from '#shared/kernel/record/fields.ts';
import type { FlightFields } from './schemas.ts';

/** The fields of a flight. */
export const flightFields = defineFields<FlightFields>()({
  ...bookedFields,
  baggage: { ...plain, ...printed },
  segments: plain,
});
