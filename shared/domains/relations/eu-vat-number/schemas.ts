import * as z from 'zod';
import { HexColor } from '#shared/kernel/text/text.ts';

/** `notChecked`: VIES has not been asked yet; `unavailable`: it was, and did not answer. */
export const OUTCOMES = ['valid', 'invalid', 'formattingError', 'unavailable', 'notChecked', 'notEu'] as const;
export const Outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof Outcome>;

/** Spec section 3. */
export const EuVatNumber = z.object({
  number: z.string(),
  isEuMember: z.boolean(),
  viesValidationOutcome: Outcome,
  validationOutcomeText: z.string(),
  validationHexColor: HexColor,
  /** The instant of the last check; empty before the first one. */
  viesValidationUtc: z.string().optional(),
});
export type EuVatNumber = z.infer<typeof EuVatNumber>;

/** A stored check. */
export const VatCheck = z.object({
  id: z.string(),
  at: z.string(),
  number: z.string(),
  outcome: Outcome,
  /** The holder of the number, if the member state names one. */
  name: z.string(),
  address: z.string(),
  byName: z.string(),
});
export type VatCheck = z.infer<typeof VatCheck>;
