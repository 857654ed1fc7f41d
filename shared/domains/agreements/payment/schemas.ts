import * as z from 'zod';
import { InvoiceRef, InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import { CompanySummary } from '#shared/domains/relations/company/schemas.ts';
import { Currency, MAX_MINOR } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { PAYMENT_METHODS } from './methods.ts';

export const PaymentMethod = z.enum(PAYMENT_METHODS, { error: 'choice' });
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Minor units of the document's currency; of a credit note, what the agency paid back. */
export const PaymentInput = z.object({
  amount: z.int({ error: 'required' }).min(1).max(MAX_MINOR),
  date: LocalDate,
  method: PaymentMethod.default('bank'),
  /** As the bank statement has it. */
  reference: text(50).default(''),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

export const PaymentFields = PaymentInput.extend({
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
