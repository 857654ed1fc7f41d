import * as z from 'zod';
import { Instant } from '#shared/kernel/time/date.ts';

/** The outcomes of a call: what to mend, if it failed. */
export const PushOutcome = z.enum([
  'ok',
  'connectAgain',
  'calendarGone',
  'notSetUp',
  'notAllowed',
  'busy',
  'unreachable',
  'malformed',
]);
export type PushOutcome = z.infer<typeof PushOutcome>;

export const PushReport = z.object({
  at: Instant,
  outcome: PushOutcome,
  /** Whether the next run has more to do: one run does a bounded piece of work. */
  isPartial: z.boolean(),
  sent: z.int(),
  removed: z.int(),
  /** Events that Google refused. */
  left: z.int(),
});
export type PushReport = z.infer<typeof PushReport>;

/** The connection of a feed as its owner gets it. No token leaves the server. */
export const ShownPush = z.object({
  /** Whether the operator has set up our program at Google. */
  isSetUp: z.boolean(),
  state: z.enum(['none', 'live', 'ending']),
  last: PushReport.optional(),
});
export type ShownPush = z.infer<typeof ShownPush>;

/** The answer that Google sends back with the user. */
export const Consent = z.object({
  state: z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'googleCalendar.stateUnknown' }),
  code: z.string().min(1, { error: 'required' }).max(2000),
});
