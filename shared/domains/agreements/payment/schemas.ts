import * as z from 'zod';
import { InvoiceRef, InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import { CompanySummary } from '#shared/domains/relations/company/schemas.ts';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { ENTERED_METHODS, PAYMENT_METHODS } from './methods.ts';

export const PaymentMethod = z.enum(PAYMENT_METHODS, { error: 'choice' });
export type PaymentMethod = z.infer<typeof PaymentMethod>;
const EnteredMethod = z.enum(ENTERED_METHODS, { error: 'choice' });

/** Minor units of the document's currency; of a credit note, what the agency paid back. */
export const PaymentInput = z.object({
  amount: z.int({ error: 'required' }).min(1).max(MAX_MINOR),
  date: LocalDate,
  method: EnteredMethod.default('bank'),
  /** As the bank statement has it. */
  reference: text(50).default(''),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

/** A new payment. More than is open becomes a credit balance of the company, if the user says so. */
export const NewPayment = PaymentInput.extend({
  overpayment: z.enum(['refuse', 'keepAsCredit'], { error: 'choice' }).default('refuse'),
});
export type NewPayment = z.infer<typeof NewPayment>;

/** A refund of the credit balance of an overpaid invoice. */
export const RefundInput = PaymentInput.omit({ method: true });
/** The part of a credit balance, or of a credit note, that pays another document of the company. */
export const OffsetInput = PaymentInput.pick({ amount: true, date: true }).extend({ from: Id });
export type OffsetInput = z.infer<typeof OffsetInput>;

/** A document whose buyer has an amount to use: an overpaid invoice, or a credit note that was not paid back. */
export const Credit = z.object({ invoiceId: Id, number: z.string(), available: z.int() });
export type Credit = z.infer<typeof Credit>;

export const PaymentFields = PaymentInput.extend({
  /** Below 0, the amount left the document again. */
  amount: z.int(),
  method: PaymentMethod,
  /** The other document of an offset. Both of its payments have the same `pairId`. */
  other: InvoiceRef.extend({ pairId: Id }).optional(),
  /** The attempt at the card provider that it came by. */
  card: z.object({ n: z.int() }).optional(),
  invoice: InvoiceRef,
  type: InvoiceType,
  currency: Currency,
  company: CompanySummary.optional(),
  artistIds: z.array(Id),
  /** In the bookkeeping's currency: what it was worth on its day, and how much less or more than on the day of issue. */
  base: z.object({ currency: Currency, amount: z.int(), difference: z.int() }).optional(),
});
export type PaymentFields = z.infer<typeof PaymentFields>;
export const Payment = PaymentFields.extend(Meta.shape);
export type Payment = z.infer<typeof Payment>;
