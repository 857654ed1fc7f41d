import * as z from 'zod';

/** The outcomes of a request for directions: Google's own words, and ours when Google was not asked. */
export const DIRECTION_STATUSES = ['OK', 'ZERO_RESULTS', 'UNKNOWN_ERROR', 'NOT_CONFIGURED'] as const;

export const Directions = z.object({
  status: z.enum(DIRECTION_STATUSES),
  /** By road: metres, minutes and Google's encoded line. */
  distance: z.int().optional(),
  duration: z.int().optional(),
  polyline: z.string().optional(),
  /** As the crow flies, where both points are known and no road could be had; minutes only where one would drive. */
  estimate: z.object({ distance: z.int(), duration: z.int().optional() }).optional(),
});
export type Directions = z.infer<typeof Directions>;
