import { LOCALES, type Locale } from './locale.ts';

/** What texts are written in: British English says what English says, and differs in dates. */
export type Language = Exclude<Locale, 'en-gb'>;
export const LANGUAGES = LOCALES.filter((locale): locale is Language => locale !== 'en-gb');
export const languageOf = (locale: Locale): Language => (locale === 'en-gb' ? 'en' : locale);

/** One text, or whatever says something, in every language. */
export type Translated<T = string> = Readonly<Record<Language, T>>;
export const inLanguage = <T>(texts: Translated<T>, locale: Locale): T => texts[languageOf(locale)];

/** What everybody calls alike, or what an agency has one name of. */
export const inAll = <T>(text: T): Translated<T> => ({
  en: text,
  nl: text,
  de: text,
  it: text,
  es: text,
  'pt-br': text,
  pt: text,
});

/** A few words, in the order of the languages. */
export const words = (
  en: string,
  nl: string,
  de: string,
  it: string,
  es: string,
  ptBr: string,
  pt: string,
): Translated => ({ en, nl, de, it, es, 'pt-br': ptBr, pt });
