import { bookedFields } from '#shared/domains/journeys/travel/fields.ts';
import { defineFields, plain } from '#shared/kernel/record/fields.ts';
import type { TrainFields } from './schemas.ts';

/** The fields of a train journey. */
export const trainFields = defineFields<TrainFields>()({ ...bookedFields, segments: plain });
