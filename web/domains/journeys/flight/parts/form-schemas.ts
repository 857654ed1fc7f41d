import { FlightInput } from '#shared/domains/journeys/flight/schemas.ts';

/** Fetched with zod when the form has something to check; what the form holds is complete but for what is to be chosen. */
export const FlightSchema = FlightInput;
