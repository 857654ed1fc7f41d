import { agreementStore } from '#functions/domains/agreements/agreement/public/agreement-store.ts';
import { expiryCheck } from '#shared/domains/agreements/quote/rules.ts';
import type { QuoteFields } from '#shared/domains/agreements/quote/schemas.ts';
import { QUOTE_STAGES } from '#shared/domains/agreements/quote/stages.ts';

/** Due index: sent quotes whose validity ends. */
export const QUOTE_DUE = 'quote';

export const { store: quoteStore, mapping: quoteMapping } = agreementStore<QuoteFields>('quote', QUOTE_STAGES, {
  due: (quote) => {
    const at = expiryCheck(quote);
    return at ? { kind: QUOTE_DUE, at } : undefined;
  },
});
