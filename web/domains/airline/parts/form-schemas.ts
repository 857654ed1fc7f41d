import { AirlineInput } from '#shared/domains/airline/schemas.ts';

/** Fetched with zod when a form has something to check. */
export const AirlineSchema = AirlineInput;
