import { LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';

/** Fetched with zod when the form has something to check. */
export const LodgingSchema = LodgingInput;
