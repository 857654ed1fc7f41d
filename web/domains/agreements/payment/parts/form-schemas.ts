import { PaymentInput } from '#shared/domains/agreements/payment/schemas.ts';

/** Fetched with zod when a form has something to check. The form fills every field. */
export const PaymentSchema = PaymentInput;
