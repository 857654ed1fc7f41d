import * as z from 'zod';
import { CountryCode } from '#shared/data/countries.ts';
import { freeFields } from '#shared/domains/identity/free-field/schemas.ts';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { preliminary } from '#shared/kernel/access/approval.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta, RevInput } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { codeText, optionalEmail, requiredText, text } from '#shared/kernel/text/text.ts';
import { OptionalDate } from '#shared/kernel/time/date.ts';

/** A contact's place at a company; `defaultSelect` marks the one offered first (spec section 3). */
export const Position = z.object({
  companyId: Id,
  position: text(100).default(''),
  defaultSelect: z.boolean().default(false),
});
export type Position = z.infer<typeof Position>;
/** The salutations; a contact may have none. */
export const SALUTATIONS = ['mr', 'ms', 'mx'] as const;
export const MAX_PROGRAMMES = 20;
export const FlyerProgramme = z.object({ airline: requiredText(50), number: requiredText(30) });
export const SEATS = ['window', 'aisle'] as const;
/** The details that are needed to book a journey and a dinner. */
export const TravelData = z.object({
  diet: text(200).default(''),
  seat: z.union([z.literal(''), z.enum(SEATS)], { error: 'choice' }).default(''),
  /** IATA code of the airport at home. */
  homeAirport: codeText(/^([A-Z]{3})?$/, 'choice').default(''),
  hints: text(500).default(''),
  programmes: z.array(FlyerProgramme).max(MAX_PROGRAMMES).default([]),
});
export type TravelData = z.infer<typeof TravelData>;

export const ContactInput = z.object({
  salutation: z.union([z.literal(''), z.enum(SALUTATIONS)], { error: 'choice' }).optional(),
  firstName: text(50).default(''),
  infix: text(20).default(''),
  /** The last name. Some people have one name, which may be either. */
  lastName: text(50).default(''),
  email: optionalEmail,
  privateEmail: optionalEmail.optional(),
  phone: text(50).default(''),
  mobile: text(50).default(''),
  culture: Locale.default('en-gb'),
  birthday: OptionalDate.optional(),
  travel: TravelData.optional(),
  positions: z.array(Position).max(20).default([]),
  isActive: z.boolean().default(true),
  notes: text(2500).default(''),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export type ContactInput = z.infer<typeof ContactInput>;

export const PositionSummary = Position.extend({ companyName: z.string() });
export type PositionSummary = z.infer<typeof PositionSummary>;
export const ContactFields = ContactInput.extend({
  positions: z.array(PositionSummary),
  fullName: z.string(),
  ...preliminary,
});
export type ContactFields = z.infer<typeof ContactFields>;
export const Contact = ContactFields.extend(Meta.shape);
export type Contact = z.infer<typeof Contact>;

export const ContactSummary = z.object({ contactId: Id, fullName: z.string(), email: z.string() });
export type ContactSummary = z.infer<typeof ContactSummary>;

/** The passport of a contact, stored encrypted in a separate record. Lists, logs and copies never contain it. */
export const PassportInput = z.object({
  /** The names as printed in the passport. */
  names: text(100).default(''),
  number: text(20).default(''),
  countryId: z.union([z.literal(''), CountryCode], { error: 'choice' }).default(''),
  expiresOn: OptionalDate.default(''),
});
export type PassportInput = z.infer<typeof PassportInput>;
/** A passport with the `rev` that was read; 0 if none is stored yet. */
export const Passport = PassportInput.extend({ rev: RevInput.default(0) });
export type Passport = z.infer<typeof Passport>;
