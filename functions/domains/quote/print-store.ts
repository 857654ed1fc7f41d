import { storePaper } from '#functions/domains/paper/print-store.ts';
import { printing } from '#functions/domains/paper/printing-store.ts';
import { quoteKind } from './kind-store.ts';
import { QUOTE_LOOK } from './look.ts';

export const quotePrinting = printing({
  store: quoteKind.store,
  rendering: quoteKind.rendering,
  print: (tenantId, quote) => storePaper(QUOTE_LOOK, tenantId, quote),
  subject: ({ number }) => number,
  page: '/quote',
});
