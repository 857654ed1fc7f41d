import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta, RevInput } from '#shared/kernel/record/record.ts';
import { email, requiredText, text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';
import { REASON_MAX, REASON_MIN } from './limits.ts';

export const ACCESS_PRESETS = ['view', 'booking', 'bookkeeping'] as const;
export const AccessPreset = z.enum(ACCESS_PRESETS);
export type AccessPreset = z.infer<typeof AccessPreset>;

/** The stages as they are stored. The list stores their position: append only. */
export const GRANT_STAGES = ['requested', 'granted', 'declined', 'revoked', 'ended'] as const;
export const GrantStage = z.enum(GRANT_STAGES);
export type GrantStage = z.infer<typeof GrantStage>;
/** The stage as the clock has it: granted access is active from its first moment to its last. */
export const GrantState = z.enum([...GRANT_STAGES, 'active']);
export type GrantState = z.infer<typeof GrantState>;

export const Reason = text(REASON_MAX).min(REASON_MIN);

/** The rights that a person gets, and for how long. */
export const GrantTerms = z.object({
  preset: AccessPreset,
  allArtists: z.boolean().default(false),
  artistIds: z.array(Id).max(1000).default([]),
  from: Instant,
  until: Instant,
});
export type GrantTerms = z.infer<typeof GrantTerms>;

export const GrantRequest = GrantTerms.extend({ name: requiredText(100), email, reason: Reason });
export type GrantRequest = z.infer<typeof GrantRequest>;
/** A request of the operator. Its person is the operator's user who asks. */
export const SupportRequest = GrantTerms.pick({ preset: true, from: true, until: true }).extend({
  tenantId: Id,
  reason: Reason,
});
export type SupportRequest = z.infer<typeof SupportRequest>;
/** The decision of an administrator, who may change the terms. */
export const GrantDecision = GrantTerms.extend({ rev: RevInput });

/** Those who ask. The list stores their position: append only. */
export const GRANT_ORIGINS = ['staff', 'person', 'operator'] as const;

const Who = z.object({ userId: Id, name: z.string() });
/** Temporary access of a person, from the request to its end. */
export const GrantFields = GrantRequest.extend({
  /** A user of the agency asked, the person, or an operator. */
  origin: z.enum(GRANT_ORIGINS),
  stage: GrantStage,
  askedBy: Who,
  decidedBy: Who.optional(),
  decidedAt: z.string().optional(),
  /** The reason of a refusal. */
  answer: z.string().optional(),
  /** The person's user in the agency, as soon as there is one. */
  userId: Id.optional(),
});
export type GrantFields = z.infer<typeof GrantFields>;

/** The record as the API returns it. */
export const GrantRow = GrantFields.omit({ stage: true, artistIds: true }).extend({
  ...Meta.pick({ id: true, rev: true, createdAt: true }).shape,
  state: GrantState,
  artists: z.array(z.object({ id: Id, name: z.string() })),
});
export type GrantRow = z.infer<typeof GrantRow>;

export const PERSON_STATES = ['pending', 'notBegun', 'active', 'ended', 'revoked', 'declined', 'closed'] as const;
/** The access of a person to one agency, as the person may know it. */
export const PersonAccess = z.object({
  userId: Id,
  tenantName: z.string(),
  state: z.enum(PERSON_STATES),
  /** The moment of the state: of the request, of the begin, or of the end. */
  at: z.string().optional(),
  /** The reason of a refusal. */
  answer: z.string().optional(),
  /** The names of those who decide. */
  administrators: z.array(z.string()),
  mayAsk: z.boolean(),
});
export type PersonAccess = z.infer<typeof PersonAccess>;
