import { storeAgreement } from '#functions/domains/agreements/paper/public/print-store.ts';
import { printing } from '#functions/domains/agreements/paper/public/printing.ts';
import { PURCHASE_LOOK } from '../look.ts';
import { purchaseKind } from './kind.ts';

export const purchasePrinting = printing({
  store: purchaseKind.store,
  rendering: purchaseKind.rendering,
  print: (tenantId, agreement) => storeAgreement(PURCHASE_LOOK, tenantId, agreement),
  subject: ({ number }) => number,
  page: '/purchaseagreement',
});
