import type * as z from 'zod';
import { FlightInput } from '#shared/domains/flight/schemas.ts';
import type { FlightValues } from './flight-values.ts';

/** Fetched with zod when the form has something to check; what the form holds is complete but for what is to be chosen. */
export const FlightSchema = FlightInput as unknown as z.ZodType<FlightInput, FlightValues>;
