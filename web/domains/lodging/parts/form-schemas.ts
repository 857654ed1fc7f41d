import type * as z from 'zod';
import { LodgingInput } from '#shared/domains/lodging/schemas.ts';
import type { StayValues } from './stay-values.ts';

/** Fetched with zod when the form has something to check. */
export const StaySchema = LodgingInput as unknown as z.ZodType<LodgingInput, StayValues>;
