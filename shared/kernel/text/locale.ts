import * as z from 'zod';

/** How the product can be read (spec section 8). The order is stored: it may only grow. */
export const LOCALES = ['en', 'nl', 'de', 'en-gb', 'it', 'es', 'pt-br', 'pt'] as const;
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

/** Each called by its own name, in the order of a choice. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  'en-gb': 'English (UK)',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  'pt-br': 'Português (Brasil)',
};
export const LOCALE_OPTIONS = (Object.keys(LOCALE_NAMES) as Locale[]).map((value) => ({
  value,
  label: LOCALE_NAMES[value],
}));

/** How dates and figures are written, as browsers call it; a plain `pt` would be Brazilian to them. */
const TAGS: Readonly<Record<Locale, string>> = {
  en: 'en-US',
  nl: 'nl-NL',
  de: 'de-DE',
  'en-gb': 'en-GB',
  it: 'it-IT',
  es: 'es-ES',
  'pt-br': 'pt-BR',
  pt: 'pt-PT',
};
export const tagOf = (locale: Locale): string => TAGS[locale];

/** Countries that write the month before the day, as American English does. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'AS', 'FM', 'GU', 'MH', 'MP', 'PH', 'PR', 'PW', 'VI']);
/** English as a country writes its dates: a Dutch agency that reads English gets `26 November`, not `November 26`. */
export const englishIn = (locale: Locale, country: string): Locale =>
  locale === 'en' && country !== '' && !MONTH_FIRST.has(country) ? 'en-gb' : locale;

/** `nl-BE;q=0.8`; a quality that cannot be read counts as none. */
function preferenceOf(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const number = quality === undefined ? 1 : Number(quality);
  return { tag, quality: number >= 0 && number <= 1 ? number : 0 };
}

/**
 * The one that is meant, then its kin: who reads British English or Brazilian Portuguese reads the other too. English of
 * another country, `en-ie`, is written the way of that country.
 */
export function kinOf(tag: string): readonly Locale[] {
  const [language = '', country = ''] = tag.split('-');
  const kin = LOCALES.filter((locale) => locale.split('-')[0] === language);
  const meant = kin.filter((locale) => locale === tag);
  const plain = kin.filter((locale) => locale === language).map((locale) => englishIn(locale, country.toUpperCase()));
  return [...new Set([...meant, ...plain, ...kin])];
}

/** Our languages that an Accept-Language header takes, the most wanted first. */
export function acceptLocales(header: string | undefined): readonly Locale[] {
  const wanted = (header ?? '')
    .split(',')
    .map(preferenceOf)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return [...new Set(wanted.flatMap(({ tag }) => kinOf(tag)))];
}

/** Best language of an Accept-Language header; English when none fits. */
export const acceptLocale = (header: string | undefined): Locale => acceptLocales(header)[0] ?? 'en';
