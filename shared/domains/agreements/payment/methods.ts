/** How a user enters it. What the buyer keeps back as tax is paid too; what is written off is not. */
export const ENTERED_METHODS = ['bank', 'card', 'cash', 'withholding', 'writeOff'] as const;
/**
 * The methods of all payments: besides the entered ones a refund of a credit balance, an offset between two documents, and
 * a payment that the bank took back. The order is stored: it may only grow.
 */
export const PAYMENT_METHODS = [...ENTERED_METHODS, 'refund', 'offset', 'reversal'] as const;
/** The methods that belong to more than their document, so that they are removed but never changed. */
export const FIXED_METHODS: readonly string[] = ['refund', 'offset', 'reversal'];
