import { CONTRACT_THEME } from '#functions/domains/agreements/agreement/public/theme.ts';
import { agreementTemplate } from '#functions/domains/agreements/agreement/public/word-template.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The standard contract as a Word template, for the agency to make its own. */
export const standardContract = (locale: Locale): Promise<Uint8Array> => agreementTemplate(CONTRACT_THEME, locale);
