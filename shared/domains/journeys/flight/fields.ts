import { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields } from '#shared/kernel/record/fields.ts';
import type { FlightFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a flight. */
export const flightFields = defineFields<FlightFields>()({
  ...travelFields,
  hexColor: plain,
  bookingReference: plain,
  baggage: plain,
  segments: plain,
});
