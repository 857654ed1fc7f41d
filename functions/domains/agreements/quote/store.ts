import { agreementStore } from '#functions/domains/agreements/agreement/public/agreement-store.ts';
import type { QuoteFields } from '#shared/domains/agreements/quote/schemas.ts';
import { QUOTE_STAGES } from '#shared/domains/agreements/quote/stages.ts';

export const { store: quoteStore, mapping: quoteMapping } = agreementStore<QuoteFields>('quote', QUOTE_STAGES);
