import { agreementTemplate } from '#functions/domains/agreements/agreement/public/word-store.ts';
import { PURCHASE_LOOK } from '#functions/domains/agreements/purchase-agreement/theme.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The standard purchase agreement as a Word template, for the agency to make its own. */
export const standardPurchase = (locale: Locale): Promise<Uint8Array> => agreementTemplate(PURCHASE_LOOK, locale);
