import * as z from 'zod';
import { STANDARD_FIELDS } from '#shared/domains/booking/webform/schemas.ts';
import { ALWAYS_ASKED } from '#shared/domains/booking/webform/texts.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText, text } from '#shared/kernel/text/text.ts';
import { Instant } from '#shared/kernel/time/date.ts';

/** The fields of our web form that a field of a Webflow form can fill. */
export const TARGETS = [...ALWAYS_ASKED, ...STANDARD_FIELDS, 'consent'] as const;
export type Target = (typeof TARGETS)[number];
const MAX_FIELDS = 50;
const KEY_MAX = 200;

/** A field of the Webflow form, and the field of ours that it fills. */
const FieldMap = z.object({ from: requiredText(100), to: z.enum(TARGETS, { error: 'choice' }) });

export const Connection = z.object({
  /** The web form that the submissions become requests of. */
  webformId: Id,
  /** The name of the form at Webflow. Empty: every form of the site. */
  formName: text(100).default(''),
  /** The fields that their names alone do not tell. */
  fields: z.array(FieldMap).max(MAX_FIELDS).default([]),
});
export type Connection = z.infer<typeof Connection>;

export const ConnectionInput = Connection.extend({
  /**
   * The token of the site, and the secret of its webhook. Empty: the stored one stays. Webflow tells the secret once the
   * webhook has our address, so that it comes after the first save.
   */
  token: text(KEY_MAX).default(''),
  secret: text(KEY_MAX).default(''),
  /** 0 before the first save. */
  rev: z.int().min(0),
});
export type ConnectionInput = z.infer<typeof ConnectionInput>;

/** The outcomes of a call: what to mend, if it failed. */
export const OUTCOMES = ['ok', 'notAllowed', 'notFound', 'busy', 'unreachable', 'malformed'] as const;
export const Trial = z.object({
  outcome: z.enum(OUTCOMES),
  /** The names of the sites that the token opens. */
  sites: z.array(z.string()),
});
export type Trial = z.infer<typeof Trial>;

/** A submission that our form refused. It holds nothing that the sender wrote. */
const Refusal = z.object({
  at: Instant,
  /** Its id at Webflow, which keeps it. */
  submissionId: z.string(),
  problems: z.array(z.object({ code: z.string(), field: z.string().optional() })),
});
export const Intake = z.object({
  /** When the last submission became a request. */
  receivedAt: Instant.optional(),
  /** The last ones that were refused, the newest first. */
  refused: z.array(Refusal),
});
export type Intake = z.infer<typeof Intake>;

/** The connection as its page gets it. No secret leaves the server. */
export const ShownConnection = z.object({
  rev: z.int(),
  connection: Connection.optional(),
  /** The address to enter at Webflow. */
  address: z.string().optional(),
  /** Whether the secret of the webhook is stored. Without it, every message is refused. */
  hasSecret: z.boolean(),
  intake: Intake.optional(),
  /** The web forms to choose from. */
  forms: z.array(z.object({ id: Id, name: z.string() })),
});
export type ShownConnection = z.infer<typeof ShownConnection>;
