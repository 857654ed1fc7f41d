import { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields } from '#shared/kernel/record/fields.ts';
import type { TrainFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;

/** The fields of a train journey. */
export const trainFields = defineFields<TrainFields>()({
  ...travelFields,
  hexColor: plain,
  bookingReference: plain,
  segments: plain,
});
