import * as z from 'zod';
import { APPROVED_KINDS, ApprovedKind } from '#shared/kernel/access/approval.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import { DISTANCE_UNITS } from '#shared/kernel/geo/geo.ts';
import { EFFECTS, Effect } from '#shared/kernel/record/signing-effects.ts';
import { optionalEmail, text } from '#shared/kernel/text/text.ts';

/** The default duration of an option in days. */
export const DEFAULT_OPTION_DAYS = 14;
export const OPTION_DAYS_MAX = 365;
/** The outcomes of an option after its last day: it is released, or it is kept and its owner decides. */
export const EXPIRED_OPTIONS = ['release', 'keep'] as const;

/** The details and habits of an agency that the client's record does not hold. */
export const SettingFields = z.object({
  address: Address.prefault({}),
  vatNumber: text(20).default(''),
  registerNumber: text(30).default(''),
  email: optionalEmail,
  phone: text(50).default(''),
  optionDays: z.int({ error: 'integer' }).min(1).max(OPTION_DAYS_MAX).default(DEFAULT_OPTION_DAYS),
  expiredOptions: z.enum(EXPIRED_OPTIONS, { error: 'choice' }).default('release'),
  /** The areas that need approval: new records of users without the right to approve wait for it. */
  approvals: z.array(ApprovedKind).max(APPROVED_KINDS.length).default([]),
  /** The steps of a signing that do not move the status of source and show. */
  offEffects: z.array(Effect).max(EFFECTS.length).default([]),
  /** Answers to mails come to their records, not to the mailbox of the sender. */
  repliesHere: z.boolean().default(false),
  /** The unit of radiuses in exclusivity clauses. */
  distanceUnit: z.enum(DISTANCE_UNITS, { error: 'choice' }).default('km'),
});
export type SettingFields = z.infer<typeof SettingFields>;
