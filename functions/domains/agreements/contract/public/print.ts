import { storeAgreement } from '#functions/domains/agreements/agreement/public/print-files.ts';
import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { CONTRACT_THEME } from '#functions/domains/agreements/agreement/public/theme.ts';
import { contractKind } from './kind.ts';

/** The kit's own look is a contract's. */
export const contractPrinting = printing({
  store: contractKind.store,
  rendering: contractKind.rendering,
  print: (tenantId, contract) => storeAgreement(CONTRACT_THEME, tenantId, contract),
  subject: ({ number }) => number,
  page: '/contract',
});
