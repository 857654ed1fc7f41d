import * as z from 'zod';
import { freeFields } from '#shared/domains/free-field/schemas.ts';
import { TagIds } from '#shared/domains/tag/schemas.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Meta } from '#shared/kernel/record.ts';
import { optionalEmail, requiredText, text } from '#shared/kernel/text.ts';

/** A contact's place at a company; `defaultSelect` marks the one offered first (spec section 3). */
export const Position = z.object({
  companyId: Id,
  position: text(100).default(''),
  defaultSelect: z.boolean().default(false),
});
export const ContactInput = z.object({
  firstName: text(50).default(''),
  infix: text(20).default(''),
  lastName: requiredText(50),
  email: optionalEmail,
  phone: text(50).default(''),
  mobile: text(50).default(''),
  culture: Locale.default('en'),
  positions: z.array(Position).max(20).default([]),
  isActive: z.boolean().default(true),
  notes: text(2500).default(''),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export type ContactInput = z.infer<typeof ContactInput>;

export const PositionCard = Position.extend({ companyName: z.string() });
export type PositionCard = z.infer<typeof PositionCard>;
export const ContactFields = ContactInput.extend({ positions: z.array(PositionCard), fullName: z.string() });
export type ContactFields = z.infer<typeof ContactFields>;
export const Contact = ContactFields.extend(Meta.shape);
export type Contact = z.infer<typeof Contact>;

export const ContactCard = z.object({ contactId: Id, fullName: z.string(), email: z.string() });
export type ContactCard = z.infer<typeof ContactCard>;
