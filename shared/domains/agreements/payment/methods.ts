/** How it was paid. What the buyer keeps back as tax is paid too; what is written off is not. The order is stored: it may only grow. */
export const PAYMENT_METHODS = ['bank', 'card', 'cash', 'withholding', 'writeOff'] as const;
