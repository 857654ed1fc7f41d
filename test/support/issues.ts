import * as z from 'zod';
import { AS_GIVEN, detailsOf } from '#shared/kernel/issues.ts';

/** What a schema finds wrong, as `segments.0.seats tooLong`: by the codes and fields of an answer. */
export function issuesOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value, AS_GIVEN);
  return error ? detailsOf(error).map(({ field, code }) => `${field} ${code}`) : [];
}
