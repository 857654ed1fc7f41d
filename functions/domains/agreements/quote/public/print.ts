import { storeAgreement } from '#functions/domains/agreements/agreement/public/print-files.ts';
import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { QUOTE_THEME } from '#functions/domains/agreements/quote/theme.ts';
import { quoteKind } from './kind.ts';

export const quotePrinting = printing({
  store: quoteKind.store,
  rendering: quoteKind.rendering,
  print: (tenantId, quote) => storeAgreement(QUOTE_THEME, tenantId, quote),
  subject: ({ number }) => number,
  page: '/quote',
});
