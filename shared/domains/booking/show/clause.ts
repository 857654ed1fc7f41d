import * as z from 'zod';
import { DISTANCE_UNITS } from '#shared/kernel/geo/geo.ts';

/** The largest radius: half a continent. No promoter asks for more. */
export const RADIUS_MAX = 2000;
export const CLAUSE_DAYS_MAX = 365;

const days = z.int({ error: 'integer' }).min(0).max(CLAUSE_DAYS_MAX).default(0);

/** The exclusivity that a promoter bought: within this radius and these days, no one else gets the artist. */
export const ExclusivityClause = z.object({
  radius: z.int({ error: 'integer' }).min(1).max(RADIUS_MAX),
  /** The agreed unit of the radius. Readers see their own unit. */
  unit: z.enum(DISTANCE_UNITS, { error: 'choice' }),
  daysBefore: days,
  daysAfter: days,
});
export type ExclusivityClause = z.infer<typeof ExclusivityClause>;
/** The clause as a form or a request sends it. */
export type ClauseInput = z.input<typeof ExclusivityClause>;
