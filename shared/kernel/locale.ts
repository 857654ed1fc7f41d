import * as z from 'zod';

/** Languages with complete catalogs; the spec's other five follow with their domains. */
export const LOCALES = ['en', 'nl', 'de'] as const;
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

/** Best language of an Accept-Language header; English when none fits. */
export function acceptLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = 'q=1'] = part.trim().split(';');
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(q.trim().slice(2)) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const found = LOCALES.find((l) => l === language);
    if (found) return found;
  }
  return 'en';
}
