import { createHash } from 'node:crypto';
import { TERMS_TEXTS } from '#shared/domains/identity/content/first/terms.ts';
import type { ContentText, SeenContent } from '#shared/domains/identity/content/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';

/** Identifies the words of a text. */
const hashOf = ({ title, text }: ContentText): string => createHash('sha256').update(`${title}\n${text}`).digest('hex');

/** The licence terms that apply now, in a language. */
export async function currentTerms(locale: Locale): Promise<SeenContent> {
  const found = inLanguage(TERMS_TEXTS, locale);
  return { ...found, version: 1, hash: hashOf(found), locale };
}
