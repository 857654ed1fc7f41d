import { storeAgreement } from '#functions/domains/agreements/agreement/public/print-store.ts';
import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { QUOTE_LOOK } from '#functions/domains/agreements/quote/theme.ts';
import { quoteKind } from './kind.ts';

export const quotePrinting = printing({
  store: quoteKind.store,
  rendering: quoteKind.rendering,
  print: (tenantId, quote) => storeAgreement(QUOTE_LOOK, tenantId, quote),
  subject: ({ number }) => number,
  page: '/quote',
});
