import { PAPER_LOOK } from '#functions/domains/agreements/paper/public/look.ts';
import { storeAgreement } from '#functions/domains/agreements/paper/public/print-store.ts';
import { printing } from '#functions/domains/agreements/paper/public/printing.ts';
import { contractKind } from './kind.ts';

/** The kit's own look is a contract's. */
export const contractPrinting = printing({
  store: contractKind.store,
  rendering: contractKind.rendering,
  print: (tenantId, contract) => storeAgreement(PAPER_LOOK, tenantId, contract),
  subject: ({ number }) => number,
  page: '/contract',
});
