import { NewPayment, OffsetInput, RefundInput } from '#shared/domains/agreements/payment/schemas.ts';

/** Fetched with zod when a form has something to check. The forms fill every field. */
export const PaymentSchema = NewPayment;
export const RefundSchema = RefundInput;
export const OffsetSchema = OffsetInput;
