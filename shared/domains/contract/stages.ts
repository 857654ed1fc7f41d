/** A draft is free, a sent one is frozen, a void one is kept for the record. The order is stored: it may only grow. */
export const CONTRACT_STAGES = ['draft', 'sent', 'void'] as const;
