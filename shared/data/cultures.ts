import * as z from 'zod';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';

/** How dates, numbers and documents are written (spec section 9), as the spec spells them. */
export const CULTURE_CODES = ['nl', 'en-GB', 'en', 'de', 'it', 'es', 'pt-BR', 'pt'] as const;
export const CultureCode = z.enum(CULTURE_CODES, { error: 'choice' });
export type CultureCode = z.infer<typeof CultureCode>;
export const cultureTag = (code: CultureCode): string => tagOf(code.toLowerCase() as Locale);
