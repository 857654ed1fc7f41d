import { AirportInput } from '#shared/domains/airport/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const AirportSchema = AirportInput;
