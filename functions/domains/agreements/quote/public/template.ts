import { agreementTemplate } from '#functions/domains/agreements/agreement/public/word-template.ts';
import { QUOTE_THEME } from '#functions/domains/agreements/quote/theme.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The standard quote as a Word template, for the agency to make its own. */
export const standardQuote = (locale: Locale): Promise<Uint8Array> => agreementTemplate(QUOTE_THEME, locale);
