import { TrainInput } from '#shared/domains/journeys/train/schemas.ts';

/** Fetched with zod when the form has something to check; what the form holds is complete but for what is to be chosen. */
export const TrainSchema = TrainInput;
