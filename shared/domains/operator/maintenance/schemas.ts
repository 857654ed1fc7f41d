import * as z from 'zod';
import { SubscriptionState } from '#shared/domains/operator/subscription/schemas.ts';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { DEAD_STATES } from './states.ts';

/** The name of a job, such as `show.optionReminders`. */
export const JobName = z.string().regex(/^[a-z0-9-]{1,40}\.[A-Za-z]{1,40}$/);

export const JobRun = z.object({
  id: Id,
  startedAt: z.string(),
  /** `lost`: the run neither ended nor failed in the time that it may take. */
  state: z.enum(['running', 'done', 'failed', 'lost']),
  endedAt: z.string().optional(),
  /** The operator who started the run by hand. */
  byName: z.string().optional(),
  /** The figures that the job reports. */
  report: z.record(z.string(), z.number()).optional(),
  error: z.string().optional(),
  /** The warnings and errors that the run logged: the first 20. */
  log: z.array(z.string()).optional(),
});
export type JobRun = z.infer<typeof JobRun>;

export const JobRow = z.object({
  name: JobName,
  schedule: z.string(),
  timezone: z.string(),
  last: JobRun.optional(),
  isLate: z.boolean(),
});

export const QueueNameSchema = z.enum(QUEUES);

/** A message that its worker gave up. */
export const DeadLetter = z.object({
  /** The message's own number in the queue. */
  id: z.uuid(),
  queue: QueueNameSchema,
  /** The name of the event; empty for a message that cannot be read. */
  type: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  sentAt: z.string(),
  diedAt: z.string(),
  reason: z.string(),
  state: z.enum(DEAD_STATES),
  closedAt: z.string().optional(),
  closedBy: z.string().optional(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const of = <K extends string>(kind: K) => z.object({ kind: z.literal(kind) });
/** A matter that an operator should look at. */
export const Problem = z.discriminatedUnion('kind', [
  of('jobFailed').extend({ job: JobName, at: z.string(), error: z.string() }),
  of('jobLate').extend({ job: JobName, at: z.string().optional() }),
  of('deadLetters').extend({ queue: QueueNameSchema, count: z.int() }),
  of('clientLate').extend({ clientId: Id, clientName: z.string(), state: SubscriptionState }),
  of('storageFull').extend({ clientId: Id, clientName: z.string(), percent: z.int() }),
]);
export type Problem = z.infer<typeof Problem>;
