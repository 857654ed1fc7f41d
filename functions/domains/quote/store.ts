import { paperStore } from '#functions/domains/paper/public/definition-store.ts';
import type { QuoteFields } from '#shared/domains/quote/schemas.ts';
import { QUOTE_STAGES } from '#shared/domains/quote/stages.ts';

export const { store: quoteStore, mapping: quoteMapping } = paperStore<QuoteFields>('quote', QUOTE_STAGES);
