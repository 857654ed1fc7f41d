/** Areas whose records carry free fields. The order is stored: it may only grow. */
export const FREE_AREAS = [
  'show',
  'production',
  'company',
  'contact',
  'artist',
  'contract',
  'invoice',
  'quote',
  'purchaseAgreement',
] as const;
