import * as z from 'zod';
import { Instant } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';

/** Of the working day, in which a holder has to answer. */
export const CHALLENGE_HOURS_MAX = 80;
export const DEFAULT_CHALLENGE_HOURS = 8;

/** Stands on the option that is challenged: confirm until then, or the one that asked moves up. */
export const Challenge = z.object({
  /** The option that challenges. */
  showId: Id,
  number: z.string(),
  title: z.string(),
  byUserId: Id,
  byName: z.string(),
  at: Instant,
  until: Instant,
  /** The task that its holder has until then. */
  taskId: Id.optional(),
});
export type Challenge = z.infer<typeof Challenge>;
