import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { words } from '#shared/kernel/values/words.ts';
import { DISPUTE_CATEGORIES } from './dispute.ts';

/** The longest reference of a payment, as on a bank statement. */
export const PAID_REFERENCE_MAX = 35;

export const STATEMENT_TYPES = words('saidPaid forwarded disputed withdrawn rejected remedied credited');
export type StatementType = (typeof STATEMENT_TYPES)[number];

/**
 * A version of what a payer said about an invoice, or of what the agency answered. It is written once and never changed
 * (outsiders section 1).
 */
export const Statement = z.object({
  id: z.string(),
  at: z.string(),
  type: z.enum(STATEMENT_TYPES),
  /** The recipient of the link, or the user. */
  by: z.string(),
  category: z.enum(DISPUTE_CATEGORIES).optional(),
  /** The text of a dispute, the reason of an answer, the reference of a payment, or the new recipient. */
  text: z.string().optional(),
  amount: z.int().optional(),
  /** The day of a payment. */
  on: LocalDate.optional(),
  files: z.array(z.string()).optional(),
  /** The link of the payer who disputes. */
  linkId: Id.optional(),
});
export type Statement = z.infer<typeof Statement>;
