/** The order is stored: append only. */
export const BANK_ENTRY_STATES = ['open', 'booked', 'ignored'] as const;
export type BankEntryState = (typeof BANK_ENTRY_STATES)[number];

/** Money that came in pays invoices. Money that went out pays back credit notes. The order is stored: append only. */
export const DIRECTIONS = ['in', 'out'] as const;

/** The meaning of a column of a CSV file. A reference may be in several columns. */
export const COLUMN_ROLES = [
  ...(['skip', 'date', 'amount', 'credit', 'debit', 'direction', 'currency', 'account'] as const),
  ...(['payer', 'payerAccount', 'reference', 'bankReference'] as const),
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Most documents that one entry pays, so that all fit into one transaction. */
export const PARTS_MAX = 8;
