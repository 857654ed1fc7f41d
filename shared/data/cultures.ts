import * as z from 'zod';

/** How dates, numbers and documents are written (spec section 9), each with what the browser calls it. */
const TAGS = {
  nl: 'nl-NL',
  'en-GB': 'en-GB',
  en: 'en-US',
  de: 'de-DE',
  it: 'it-IT',
  es: 'es-ES',
  'pt-BR': 'pt-BR',
  pt: 'pt-PT',
} as const;

export type CultureCode = keyof typeof TAGS;
export const CULTURE_CODES = Object.keys(TAGS) as [CultureCode, ...CultureCode[]];
export const CultureCode = z.enum(CULTURE_CODES, { error: 'choice' });
export const tagOf = (code: CultureCode): string => TAGS[code];
