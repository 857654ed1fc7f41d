import { PAPER_LOOK } from '#functions/domains/agreements/paper/public/look.ts';
import { agreementTemplate } from '#functions/domains/agreements/paper/public/word-store.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** The standard contract as a Word template, for the agency to make its own. */
export const standardContract = (locale: Locale): Promise<Uint8Array> => agreementTemplate(PAPER_LOOK, locale);
