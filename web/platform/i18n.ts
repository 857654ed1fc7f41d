import { i18n, type Messages } from '@lingui/core';
import { acceptLocale, LOCALES, type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { languageOf } from '#shared/kernel/text/translated.ts';
import { sentencesIn, speak } from './says.ts';

const KEY = 'backline.locale';

interface Texts {
  readonly messages: Messages;
}
/** `piece` fetches the texts of a later part, which the browser build keeps apart (scripts/web/texts-apart.ts). */
interface Catalog extends Texts {
  readonly piece?: (name: string) => Promise<Texts>;
}
const catalogs = import.meta.glob<Catalog>('../locales/*.po');
/** The names of the pieces fetched since the start: a change of language fetches their texts too. */
const fetched = new Set<string>();

/** Finds the locale that the user chose on this device, else the one that the browser asks for. */
export const preferredLocale = (): Locale =>
  LOCALES.find((locale) => locale === localStorage.getItem(KEY)) ?? acceptLocale(navigator.languages.join(','));

/** The language of the first texts, until they are there. */
let starting: Locale = 'en';
export const currentLocale = (): Locale => LOCALES.find((locale) => locale === i18n.locale) ?? starting;

/** Returns the language tag by which dates and figures are written for the reader. */
export const currentTag = (): string => tagOf(currentLocale());

/** A word from the head of a list within a sentence: German writes its nouns large there too. */
export const withinSentence = (word: string): string =>
  currentLocale() === 'de' ? word : word.toLocaleLowerCase(currentLocale());

/** A language's name in the reader's own. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames(currentTag(), { type: 'language' }).of(tag) ?? tag;

async function catalogOf(locale: Locale): Promise<Catalog> {
  const load = catalogs[`../locales/${languageOf(locale)}.po`];
  if (!load) throw new Error(`no catalog for ${locale}`);
  return load();
}

export async function activateLocale(locale: Locale): Promise<void> {
  starting = locale;
  const [{ messages, piece }, sentences] = await Promise.all([catalogOf(locale), sentencesIn(languageOf(locale))]);
  const names = [...fetched];
  const texts = await Promise.all(names.map((name) => piece?.(name)));
  // A piece that was fetched meanwhile needs the texts of this locale too.
  if (fetched.size > names.length) return activateLocale(locale);
  speak(sentences);
  i18n.loadAndActivate({ locale, messages: Object.assign({}, messages, ...texts.map((text) => text?.messages)) });
  document.documentElement.lang = locale;
}

/** The browser build puts this around an `import()`, so no code draws before its texts are there. */
export async function withTexts<T>(name: string, code: Promise<T>): Promise<T> {
  fetched.add(name);
  const locale = currentLocale();
  const { piece } = await catalogOf(locale);
  const [module, texts] = await Promise.all([code, piece?.(name)]);
  if (locale !== currentLocale()) return withTexts(name, code);
  // Into the record itself: load() would draw the whole page again, and nothing on it shows these texts.
  Object.assign(i18n.messages, texts?.messages);
  return module;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  localStorage.setItem(KEY, locale);
  await activateLocale(locale);
}

/** A page made for one reader speaks their language until they choose another on this device. */
export async function offerLocale(locale: Locale): Promise<void> {
  const isOther = languageOf(locale) !== languageOf(currentLocale());
  if (isOther && localStorage.getItem(KEY) === null) await activateLocale(locale);
}
