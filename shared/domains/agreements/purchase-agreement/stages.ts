/** That it was signed is marked by staff. The order is stored: it may only grow. */
export const PURCHASE_STAGES = ['draft', 'sent', 'signed', 'void'] as const;
