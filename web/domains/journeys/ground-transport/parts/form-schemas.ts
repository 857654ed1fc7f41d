import { GroundTransportInput } from '#shared/domains/journeys/ground-transport/schemas.ts';

/** Fetched with zod when the form has something to check; until something is chosen, the kind of a place is unknown. */
export const GroundTransportSchema = GroundTransportInput;
