import * as z from 'zod';
import { AS_GIVEN, detailsOf } from '#shared/kernel/contract/issues.ts';

/** Lists the faults that a schema finds, with the fields and codes of an answer: `segments.0.seats tooLong`. */
export function issuesOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value, AS_GIVEN);
  return error ? detailsOf(error).map(({ field, code }) => `${field} ${code}`) : [];
}
