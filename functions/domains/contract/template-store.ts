import type { Locale } from '#shared/kernel/locale.ts';
import { contractTemplate } from './document/word-template.ts';

/** The standard contract as a Word template, for the agency to make its own. */
export const standardContract = (locale: Locale): Promise<Uint8Array> => contractTemplate(locale);
