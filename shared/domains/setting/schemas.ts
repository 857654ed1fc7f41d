import * as z from 'zod';
import { ClientInput } from '#shared/domains/client/schemas.ts';
import { Address } from '#shared/kernel/address.ts';
import { APPROVED_AREAS, ApprovedArea } from '#shared/kernel/approval.ts';
import { DISTANCE_UNITS } from '#shared/kernel/geo.ts';
import { optionalEmail, text } from '#shared/kernel/text.ts';

/** Days an option lasts unless somebody says otherwise. */
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
  /** Areas where new records of those who may not approve them wait for approval. */
  approvals: z.array(ApprovedArea).max(APPROVED_AREAS.length).default([]),
  /** Of radiuses in exclusivity clauses. */
  distanceUnit: z.enum(DISTANCE_UNITS, { error: 'choice' }).default('km'),
});
export type SettingFields = z.infer<typeof SettingFields>;

/** The part that is kept with the client. */
export const ClientPart = ClientInput.pick({ name: true, locale: true, zone: true, currency: true }).extend({
  /** Sign-ins of a user at the same time; the operator sets how many there may be. */
  sessions: z.int({ error: 'integer' }).min(1),
});

export const SettingInput = SettingFields.extend(ClientPart.shape);
export type SettingInput = z.infer<typeof SettingInput>;
/** Revision 0: nothing was ever changed. */
export const Setting = SettingInput.extend({ rev: z.int(), maxSessions: z.int() });
export type Setting = z.infer<typeof Setting>;
