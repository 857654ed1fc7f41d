/** A draft has no number, so none is missing when it goes; what is issued never changes. The order is stored: it may only grow. */
export const INVOICE_STAGES = ['draft', 'outstanding'] as const;
/** A credit note is shown positive and counts negative. The order is stored: it may only grow. */
export const INVOICE_TYPES = ['invoice', 'credit'] as const;
