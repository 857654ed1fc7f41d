import { agreementTemplate } from '#functions/domains/agreements/agreement/public/word-template.ts';
import { PURCHASE_THEME } from '#functions/domains/agreements/purchase-agreement/theme.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The standard purchase agreement as a Word template, for the agency to make its own. */
export const standardPurchase = (locale: Locale): Promise<Uint8Array> => agreementTemplate(PURCHASE_THEME, locale);
