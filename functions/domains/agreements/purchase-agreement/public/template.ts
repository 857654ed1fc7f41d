import { agreementTemplate } from '#functions/domains/agreements/paper/public/word-store.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { PURCHASE_LOOK } from '../look.ts';

/** The standard purchase agreement as a Word template, for the agency to make its own. */
export const standardPurchase = (locale: Locale): Promise<Uint8Array> => agreementTemplate(PURCHASE_LOOK, locale);
