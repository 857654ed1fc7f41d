import { agreementTemplate } from '#functions/domains/agreements/agreement/public/word-store.ts';
import { QUOTE_LOOK } from '#functions/domains/agreements/quote/theme.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The standard quote as a Word template, for the agency to make its own. */
export const standardQuote = (locale: Locale): Promise<Uint8Array> => agreementTemplate(QUOTE_LOOK, locale);
