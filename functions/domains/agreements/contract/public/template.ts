import { PAPER_LOOK } from '#functions/domains/agreements/agreement/public/theme.ts';
import { agreementTemplate } from '#functions/domains/agreements/agreement/public/word-store.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The standard contract as a Word template, for the agency to make its own. */
export const standardContract = (locale: Locale): Promise<Uint8Array> => agreementTemplate(PAPER_LOOK, locale);
