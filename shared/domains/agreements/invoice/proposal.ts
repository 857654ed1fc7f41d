import * as z from 'zod';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { OptionalDate } from '#shared/kernel/time/date.ts';
import { mask } from '#shared/kernel/values/words.ts';
import { BILL_KINDS, NOT_BILLED } from './kinds.ts';
import { ContractPart, Invoice, InvoiceFields, InvoiceInput, InvoiceRef, MAX_SHOWS } from './schemas.ts';

/** The document's amount for a show, without VAT. Negative for a credit note. */
export const BilledRow = Invoice.pick(mask('number type date currency settlement')).extend({
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

/** A document that can be made of a show now, with its net amount. A deposit is a part of the contract's schedule. */
export const NextBill = z.object({
  kind: z.enum(BILL_KINDS),
  part: ContractPart.optional(),
  text: z.string(),
  due: OptionalDate,
  net: z.int(),
});
export type NextBill = z.infer<typeof NextBill>;
export const NextBills = z.object({ currency: Currency, rows: z.array(NextBill) });
export type NextBills = z.infer<typeof NextBills>;
/** The shows of a collective, and the bookkeeping that issues it. */
export const CollectiveChoice = z.object({
  showIds: z.array(Id).min(1, { error: 'atLeastOne' }).max(MAX_SHOWS),
  bookkeepingId: Id.optional(),
});
export type CollectiveChoice = z.infer<typeof CollectiveChoice>;
/** The amount that a collective would bill of a show, without VAT, or why it would bill nothing. */
export const CollectivePart = z.object({
  showId: Id,
  number: z.string(),
  buyer: InvoiceFields.shape.company,
  currency: Currency,
  net: z.int(),
  missing: z.enum(NOT_BILLED).optional(),
});
export type CollectivePart = z.infer<typeof CollectivePart>;

/** The choice of one of them, with the amount that its author saw. */
export const BillChoice = NextBill.pick({ kind: true, part: true, net: true }).extend({ bookkeepingId: Id.optional() });
export type BillChoice = z.infer<typeof BillChoice>;
