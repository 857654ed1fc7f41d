import { LOCALES, type Locale } from './locale.ts';

/** A language that texts are written in. British English uses the English texts, and differs in dates. */
export type Language = Exclude<Locale, 'en-gb'>;
export const LANGUAGES = LOCALES.filter((locale): locale is Language => locale !== 'en-gb');
export const languageOf = (locale: Locale): Language => (locale === 'en-gb' ? 'en' : locale);

/** A text, or another value, in every language. */
export type Translated<T = string> = Readonly<Record<Language, T>>;
export const inLanguage = <T>(texts: Translated<T>, locale: Locale): T => texts[languageOf(locale)];

/** Uses one text in all languages: a name that is the same everywhere, or an agency's only name for something. */
export const inAll = <T>(text: T): Translated<T> => ({
  en: text,
  nl: text,
  de: text,
  it: text,
  es: text,
  'pt-br': text,
  pt: text,
});
