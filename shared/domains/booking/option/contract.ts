import * as z from 'zod';
import { CHALLENGE_HOURS_MAX, Challenge, DEFAULT_CHALLENGE_HOURS } from '#shared/domains/booking/show/challenge.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Phase } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';

/** One that waits for the same artist on the same night. */
export const QueuedOption = z.object({
  showId: Id,
  rev: z.int(),
  number: z.string(),
  title: z.string(),
  city: z.string(),
  artists: z.array(z.string()),
  rank: z.int(),
  statusId: Id,
  phase: Phase,
  start: z.string(),
  expiresOn: z.string().optional(),
  ownerName: z.string(),
  challenge: Challenge.optional(),
});
export type QueuedOption = z.infer<typeof QueuedOption>;
const Queue = z.object({ rows: z.array(QueuedOption) });

export const optionContract = contract('option', {
  errors: {
    'show.locked': 409,
    'option.notWaiting': 409,
    'option.isFirst': 409,
    'option.challenged': 409,
    'option.notChallenging': 409,
  },
  routes: {
    queue: route(v1('GET', '/shows/{id}/options'), reads('show.read'), { output: Queue }),
    /** Asks the first option to confirm within so many hours of work, or to let this one pass. */
    challenge: route(v1('POST', '/shows/{id}/challenge'), writes('show.update'), {
      body: z.object({
        rev: RevInput,
        hours: z.int({ error: 'integer' }).min(1).max(CHALLENGE_HOURS_MAX).default(DEFAULT_CHALLENGE_HOURS),
      }),
      output: Queue,
    }),
    /** By the one that challenged. */
    withdrawChallenge: route(v1('POST', '/shows/{id}/challenge/withdraw'), writes('show.update'), { output: Queue }),
  },
});
