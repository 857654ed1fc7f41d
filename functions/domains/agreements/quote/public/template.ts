import { agreementTemplate } from '#functions/domains/agreements/paper/public/word-store.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { QUOTE_LOOK } from '../look.ts';

/** The standard quote as a Word template, for the agency to make its own. */
export const standardQuote = (locale: Locale): Promise<Uint8Array> => agreementTemplate(QUOTE_LOOK, locale);
