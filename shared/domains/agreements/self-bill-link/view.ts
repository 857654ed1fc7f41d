import * as z from 'zod';
import { SeenLink } from '#shared/domains/relations/link/view.ts';
import { Currency } from '#shared/kernel/money/money.ts';

/** The state of the invoice for its artist. The agency is changing a returned one. */
export const SelfBillState = z.enum(['waiting', 'accepted', 'returned', 'issued']);
export type SelfBillState = z.infer<typeof SelfBillState>;

/** A self-billed invoice as the artist sees it by link: a schema of its own, so that nothing internal slips in. */
export const SeenSelfBill = SeenLink.extend({
  state: SelfBillState,
  /** Empty before the issue. */
  number: z.string(),
  agreement: z.string(),
  artist: z.string(),
  seller: z.string(),
  buyer: z.string(),
  /** The days of the performance. */
  from: z.string(),
  to: z.string(),
  currency: Currency,
  lines: z.array(z.object({ text: z.string(), quantity: z.int(), priceC: z.int(), net: z.int(), rate: z.int() })),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** The last day for an answer. Silence after it accepts; left out when silence accepts nothing. */
  answerBy: z.string().optional(),
  accepted: z.object({ on: z.string(), name: z.string() }).optional(),
  /** The change that the artist's side asked for. */
  objection: z.object({ at: z.string(), name: z.string(), text: z.string() }).optional(),
});
export type SeenSelfBill = z.infer<typeof SeenSelfBill>;
