import * as z from 'zod';

/** Languages with complete catalogs; the spec's other five follow with their domains. */
export const LOCALES = ['en', 'nl', 'de'] as const;
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

/** `nl-BE;q=0.8`; a quality that cannot be read counts as none. */
function preferenceOf(part: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const number = quality === undefined ? 1 : Number(quality);
  return { language: tag.split('-')[0] ?? '', quality: number >= 0 && number <= 1 ? number : 0 };
}

/** Our languages that an Accept-Language header takes, the most wanted first. */
export function acceptLocales(header: string | undefined): readonly Locale[] {
  const wanted = (header ?? '')
    .split(',')
    .map(preferenceOf)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const found = wanted.flatMap(({ language }) => LOCALES.filter((locale) => locale === language));
  return [...new Set(found)];
}

/** Best language of an Accept-Language header; English when none fits. */
export const acceptLocale = (header: string | undefined): Locale => acceptLocales(header)[0] ?? 'en';
