import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { Invoice, InvoiceFields, InvoiceInput, InvoiceRef } from './schemas.ts';

/** The document's amount for a show, without VAT. Negative for a credit note. */
export const BilledRow = Invoice.pick({
  number: true,
  type: true,
  date: true,
  currency: true,
  settlement: true,
}).extend({
  invoiceId: Id,
  net: z.int(),
});
export type BilledRow = z.infer<typeof BilledRow>;
/** The show of a new invoice, and the net sum that its author saw as billed before. */
export const OfShow = z.object({ showId: Id, billedNet: z.int() });
export const InvoiceProposal = z.object({
  input: InvoiceInput,
  /** The records that the input refers to, as a form shows them. */
  named: InvoiceFields.pick({ company: true, contact: true, artists: true, shows: true, owner: true }),
  /** Net amounts in the input's currency: all charges of the show, and the part that no document bills yet. */
  agreed: z.int(),
  left: z.int(),
  billedNet: z.int(),
  billed: z.array(BilledRow),
  isSettled: z.boolean(),
  /** The invoice that already bills the settlement. A second one is refused. */
  settledBy: InvoiceRef.optional(),
});
export type InvoiceProposal = z.infer<typeof InvoiceProposal>;
