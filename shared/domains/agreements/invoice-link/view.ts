import * as z from 'zod';
import { DISPUTE_CATEGORIES } from '#shared/domains/agreements/invoice/dispute.ts';
import { INVOICE_TYPES } from '#shared/domains/agreements/invoice/kinds.ts';
import { UNITS } from '#shared/domains/reference/product/contract.ts';
import { SeenLink } from '#shared/domains/relations/link/view.ts';
import { Currency } from '#shared/kernel/money/money.ts';

/** The state of an invoice as its payer reads it. Only the agency sees that it wrote an amount off. */
export const PAYER_STATES = ['open', 'overdue', 'partlyPaid', 'paid', 'credited', 'closed'] as const;
export type PayerState = (typeof PAYER_STATES)[number];

/** An invoice as its payer sees it: a schema of its own, so that nothing internal slips in (outsiders section 1). */
export const PayerView = SeenLink.extend({
  type: z.enum(INVOICE_TYPES),
  number: z.string(),
  date: z.string(),
  dueDate: z.string(),
  reference: z.string(),
  seller: z.string(),
  buyer: z.string(),
  currency: Currency,
  lines: z.array(
    z.object({
      text: z.string(),
      quantity: z.int(),
      unit: z.enum(UNITS),
      priceC: z.int(),
      net: z.int(),
      rate: z.int(),
    }),
  ),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  paid: z.int(),
  credited: z.int(),
  open: z.int(),
  state: z.enum(PAYER_STATES),
  /** The account on the issued document. It never changes. */
  payTo: z.object({ holder: z.string(), iban: z.string(), bic: z.string() }).optional(),
  /** The content of the QR code for a banking app, of a transfer in euros within SEPA. */
  qr: z.string().optional(),
  /** The amount that can be paid by card, and whether such a payment is on its way. */
  card: z.object({ amount: z.int(), isUnderWay: z.boolean() }).optional(),
  saidPaid: z.object({ on: z.string(), reference: z.string() }).optional(),
  dispute: z
    .object({
      category: z.enum(DISPUTE_CATEGORIES),
      text: z.string(),
      amount: z.int(),
      at: z.string(),
      by: z.string(),
      /** Whether the agency takes the amount back: a credit note follows. */
      isAccepted: z.boolean(),
    })
    .optional(),
  /** The reason why the agency rejected the last dispute. */
  rejected: z.object({ at: z.string(), reason: z.string() }).optional(),
  /** Whether the reader may pass it on once more. */
  canForward: z.boolean(),
  file: z.object({ name: z.string(), size: z.int() }),
});
export type PayerView = z.infer<typeof PayerView>;
