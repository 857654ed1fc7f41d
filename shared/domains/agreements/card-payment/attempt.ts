import * as z from 'zod';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Instant } from '#shared/kernel/time/date.ts';

/**
 * The states of an attempt to pay by card. `open`: the payer has a page at the provider. `processing`: the provider
 * waits for the money. `problem`: the money has arrived, and it could not be booked.
 */
export const ATTEMPT_STATES = ['open', 'processing', 'paid', 'ended', 'problem'] as const;

/** Far more than anybody tries to pay one invoice. */
export const ATTEMPTS_MAX = 999;

/** One page at the card provider for a part of an invoice. */
export const Attempt = z.object({
  /** Its number within the invoice, from 1. */
  n: z.int(),
  /** Minor units of the invoice's currency. */
  amount: z.int(),
  currency: Currency,
  state: z.enum(ATTEMPT_STATES),
  at: Instant,
  /** The part that stands in the books: less than the amount where money went back. */
  booked: z.int(),
  /** Why the money is not booked: the code of the refusal. */
  problem: z.string().optional(),
  /** Why the card was declined the last time, in the provider's word. */
  declined: z.string().optional(),
});
export type Attempt = z.infer<typeof Attempt>;

/** The part of a card payment to pay back. */
export const CardRefund = z.object({ amount: z.int({ error: 'required' }).min(1).max(MAX_MINOR) });
export type CardRefund = z.infer<typeof CardRefund>;

/** The name of an attempt among all of an agency: the invoice and its number there. */
export const AttemptName = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}-[1-9]\d{0,2}$/, { error: 'notFound' });

/** An attempt that somebody must look at: money that could not be booked, or a stored card that was declined. */
export const CardProblem = Attempt.omit({ n: true, booked: true }).extend({
  id: AttemptName,
  invoiceId: Id,
  number: z.string(),
  company: z.string(),
  /** Whether the same card can be charged once more. */
  canRetry: z.boolean(),
});
export type CardProblem = z.infer<typeof CardProblem>;
