import { storeAgreement } from '#functions/domains/agreements/agreement/public/print-files.ts';
import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { PURCHASE_THEME } from '#functions/domains/agreements/purchase-agreement/theme.ts';
import { purchaseKind } from './kind.ts';

export const purchasePrinting = printing({
  store: purchaseKind.store,
  rendering: purchaseKind.rendering,
  print: (tenantId, agreement) => storeAgreement(PURCHASE_THEME, tenantId, agreement),
  subject: ({ number }) => number,
  page: '/purchaseagreement',
});
