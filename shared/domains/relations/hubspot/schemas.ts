import * as z from 'zod';
import { COMPANY_ROLES } from '#shared/domains/relations/company/kinds.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';

/** The kinds in the order of a run: people refer to companies. */
export const SYNC_KINDS = ['company', 'contact'] as const;
export const SyncKind = z.enum(SYNC_KINDS);
export type SyncKind = z.infer<typeof SyncKind>;

export const DIRECTIONS = ['off', 'fromHubSpot', 'toHubSpot', 'both'] as const;
export const Direction = z.enum(DIRECTIONS);
export type Direction = z.infer<typeof Direction>;

/** The roles that a company from HubSpot may get. A venue must say where it is, which HubSpot may not know. */
export const NEW_ROLES = COMPANY_ROLES.filter((role) => role !== 'venue');

export const SyncSettings = z.object({
  company: Direction,
  contact: Direction,
  /** The role of a company that comes from HubSpot. */
  newRole: z.enum(NEW_ROLES),
});
export type SyncSettings = z.infer<typeof SyncSettings>;

export const ConnectionInput = SyncSettings.extend({
  /** The access token of a private app. Empty: the stored one stays. */
  token: text(200).default(''),
  rev: RevInput,
});
export type ConnectionInput = z.infer<typeof ConnectionInput>;

/** The outcomes of a call: what to mend, if it failed. */
export const OUTCOMES = ['ok', 'tokenRefused', 'notAllowed', 'busy', 'unreachable', 'malformed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const Counts = z.object({ read: z.int(), made: z.int(), changed: z.int(), left: z.int() });
export type Counts = z.infer<typeof Counts>;
export const SyncReport = z.object({
  at: Instant,
  outcome: z.enum(OUTCOMES),
  /** Whether the next run has more to do: one run does a bounded piece of work. */
  isPartial: z.boolean(),
  here: Counts,
  there: Counts,
});
export type SyncReport = z.infer<typeof SyncReport>;

/** The connection as its page gets it. No token leaves the server. */
export const ShownConnection = z.object({
  rev: z.int(),
  connection: SyncSettings.extend({ portalId: z.string() }).optional(),
  last: SyncReport.optional(),
});
export type ShownConnection = z.infer<typeof ShownConnection>;

/** The reasons for which a person has to look at a record. */
export const OPEN_REASONS = ['undecided', 'conflict', 'archived', 'refused'] as const;
export const OpenField = z.object({ field: z.string(), ours: z.string(), theirs: z.string() });
export const OpenItem = z.object({
  kind: SyncKind,
  /** The record of HubSpot, or `R` and the number of ours. */
  ref: z.string(),
  reason: z.enum(OPEN_REASONS),
  title: z.string(),
  /** Our record, if one is linked or cannot be sent. */
  recordId: Id.optional(),
  hubspotId: z.string().optional(),
  /** Values that both sides changed. */
  fields: z.array(OpenField),
  /** Our records that may be the same. */
  candidates: z.array(z.object({ id: Id, title: z.string() })),
});
export type OpenItem = z.infer<typeof OpenItem>;

export const Decision = z.object({
  kind: SyncKind,
  hubspotId: z.string().regex(/^\d{1,20}$/, { error: 'choice' }),
  /** The record that it is. Left out: it is a new one. */
  recordId: Id.optional(),
});
export type Decision = z.infer<typeof Decision>;
