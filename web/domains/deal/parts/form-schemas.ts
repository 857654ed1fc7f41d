import type * as z from 'zod';
import { Counts, DealInput } from '#shared/domains/deal/schemas.ts';

/* Fetched with zod when a form has something to check. Both forms fill every field, so what goes in comes out. */
export const DealSchema = DealInput as unknown as z.ZodType<DealInput, DealInput>;
export const CountsSchema = Counts as unknown as z.ZodType<Counts, Counts>;
