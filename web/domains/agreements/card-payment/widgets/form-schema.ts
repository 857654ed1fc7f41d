import { CardRefund } from '#shared/domains/agreements/card-payment/attempt.ts';

/** Fetched with zod when the form has something to check. */
export const RefundSchema = CardRefund;
