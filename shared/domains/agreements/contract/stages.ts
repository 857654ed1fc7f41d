/** Staff mark a contract as signed; a void one is kept for the record. The order is stored: it may only grow. */
export const CONTRACT_STAGES = ['draft', 'sent', 'void', 'signed'] as const;
