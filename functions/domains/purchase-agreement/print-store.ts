import { storePaper } from '#functions/domains/paper/print-store.ts';
import { printing } from '#functions/domains/paper/printing-store.ts';
import { purchaseKind } from './kind-store.ts';
import { PURCHASE_LOOK } from './look.ts';

export const purchasePrinting = printing({
  store: purchaseKind.store,
  rendering: purchaseKind.rendering,
  print: (tenantId, agreement) => storePaper(PURCHASE_LOOK, tenantId, agreement),
  subject: ({ number }) => number,
  page: '/purchaseagreement',
});
