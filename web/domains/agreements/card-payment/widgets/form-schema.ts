import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';

/** Fetched with zod when the form has something to check. */
export const RefundSchema = cardPaymentContract.routes.refund.body;
