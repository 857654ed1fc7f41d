import type * as z from 'zod';
import { GroundTransportInput } from '#shared/domains/ground-transport/schemas.ts';
import type { RideValues } from './ride-values.ts';

/** Fetched with zod when the form has something to check; until something is chosen, the kind of a place is unknown. */
export const RideSchema = GroundTransportInput as unknown as z.ZodType<GroundTransportInput, RideValues>;
