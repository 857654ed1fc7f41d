import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { Instant } from '#shared/kernel/time/date.ts';

/** The working hours in which a holder must answer a challenge: the most, and the default. */
export const CHALLENGE_HOURS_MAX = 80;
export const DEFAULT_CHALLENGE_HOURS = 8;

/** The challenge of an option. Its holder confirms by the deadline, or the challenger moves up. */
export const Challenge = z.object({
  /** The challenging option. */
  ...ShowName.shape,
  byUserId: Id,
  byName: z.string(),
  at: Instant,
  until: Instant,
  /** The task that its holder has until then. */
  taskId: Id.optional(),
});
export type Challenge = z.infer<typeof Challenge>;
