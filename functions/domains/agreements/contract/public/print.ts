import { storeAgreement } from '#functions/domains/agreements/agreement/public/print-store.ts';
import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { PAPER_LOOK } from '#functions/domains/agreements/agreement/public/theme.ts';
import { contractKind } from './kind.ts';

/** The kit's own look is a contract's. */
export const contractPrinting = printing({
  store: contractKind.store,
  rendering: contractKind.rendering,
  print: (tenantId, contract) => storeAgreement(PAPER_LOOK, tenantId, contract),
  subject: ({ number }) => number,
  page: '/contract',
});
