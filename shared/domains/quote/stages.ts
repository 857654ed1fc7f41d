/** What ends an offer is marked by staff; that it is over follows from the day and is never kept. The order is stored: it may only grow. */
export const QUOTE_STAGES = ['draft', 'sent', 'accepted', 'declined', 'void'] as const;
