import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';
import { WEBHOOK_ACTIONS, WEBHOOK_KINDS } from './names.ts';

/** The most endpoints of an agency. */
export const MAX_ENDPOINTS = 10;
const MAX_ADDRESS = 1000;

/** The form of an address. The server also checks where it leads. */
export function isEndpointAddress(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

export const WebhookInput = z.object({
  name: requiredText(60),
  url: z
    .string()
    .trim()
    .min(1, { error: 'required' })
    .max(MAX_ADDRESS, { error: 'tooLong' })
    .refine(isEndpointAddress, { error: 'url' }),
  kinds: z.array(z.enum(WEBHOOK_KINDS)).min(1, { error: 'required' }).max(WEBHOOK_KINDS.length),
  actions: z.array(z.enum(WEBHOOK_ACTIONS)).min(1, { error: 'required' }).max(WEBHOOK_ACTIONS.length),
  isActive: z.boolean().default(true),
});
export type WebhookInput = z.infer<typeof WebhookInput>;

/** The cause of a pause: a user, the answer 410 of the receiver, or days of nothing but failures. */
export const PAUSE_CAUSES = ['user', 'gone', 'failing'] as const;
export const HEALTHS = ['paused', 'failing', 'healthy', 'unused'] as const;

/** An endpoint as staff see it: everything but its secret. */
export const Webhook = WebhookInput.extend({
  id: Id,
  rev: RevInput,
  createdAt: Instant,
  updatedAt: Instant,
  pausedBy: z.enum(PAUSE_CAUSES).optional(),
  /** Until then, the former secret signs too. */
  rotatesUntil: Instant.optional(),
  health: z.enum(HEALTHS),
  okAt: Instant.optional(),
  /** Since then, no delivery has arrived. */
  failingSince: Instant.optional(),
});
export type Webhook = z.infer<typeof Webhook>;

/**
 * The reason of a failed try: the answer was no success, nothing answered, the address leads into a private network, or
 * the endpoint was paused meanwhile.
 */
export const TRY_FAILURES = ['status', 'unreachable', 'refused', 'paused'] as const;
export type TryFailure = (typeof TRY_FAILURES)[number];
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** A delivery of an event to an endpoint. */
export const Delivery = z.object({
  id: z.string(),
  type: z.string(),
  at: Instant,
  /** The record; none for a test. */
  record: z.object({ kind: z.enum(WEBHOOK_KINDS), id: Id, no: z.int(), rev: z.int() }).optional(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  triedAt: Instant.optional(),
  nextAt: Instant.optional(),
  failure: z.enum(TRY_FAILURES).optional(),
  /** The HTTP status of the last answer, and its beginning. */
  status: z.int().optional(),
  answer: z.string().optional(),
});
export type Delivery = z.infer<typeof Delivery>;

/** `01J...` of the activity; with the place of a further record that the same write changed. */
export const EventId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}(-\d{1,2})?$/, { error: 'notFound' });
/** Days in the caller's time zone, both included. */
export const Period = z.object({ id: Id, from: LocalDate, to: LocalDate });
