/**
 * The stages of a quote. Staff mark the end of a quote; its expiry follows from the day and is never stored.
 * The order is stored: append only.
 */
export const QUOTE_STAGES = ['draft', 'sent', 'accepted', 'declined', 'void'] as const;
