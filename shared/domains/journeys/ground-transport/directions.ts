import * as z from 'zod';

/** The outcomes of a request for directions: Google's own words, and ours when Google was not asked. */
export const DIRECTION_STATUSES = ['OK', 'ZERO_RESULTS', 'UNKNOWN_ERROR', 'NOT_CONFIGURED'] as const;

export const Directions = z.object({
  status: z.enum(DIRECTION_STATUSES),
  /** The way by road: metres, minutes and Google's encoded line. */
  distance: z.int().optional(),
  duration: z.int().optional(),
  polyline: z.string().optional(),
  /** The way as the crow flies, if both points are known and no road is. Minutes only for a drivable way. */
  estimate: z.object({ distance: z.int(), duration: z.int().optional() }).optional(),
});
export type Directions = z.infer<typeof Directions>;
