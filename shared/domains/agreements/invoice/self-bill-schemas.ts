import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { requiredText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** The answer of an artist, as the agency heard it. */
export const Acceptance = z.object({ on: LocalDate, name: requiredText(100) });
export type Acceptance = z.infer<typeof Acceptance>;

export const SelfBill = z.object({
  agreement: z.object({ id: Id, number: z.string() }),
  /** The agency's bookkeeping that buys. */
  bookkeepingId: Id,
  /** The person who accepted it for the artist, and the day. Silence has no name. */
  accepted: z
    .object({
      on: LocalDate,
      name: z.string(),
      isSilence: z.literal(true).optional(),
      /** The link by which it was accepted. */
      linkId: Id.optional(),
    })
    .optional(),
  /** The change that the artist's side last asked for, by its link. */
  objection: z.object({ at: z.string(), name: z.string(), text: z.string(), linkId: Id }).optional(),
});
export type SelfBill = z.infer<typeof SelfBill>;
