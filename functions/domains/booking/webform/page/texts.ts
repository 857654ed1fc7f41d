import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { PageTexts } from './texts/en.ts';

/** A page is in one language: the others stay where they are. */
const TEXTS: Translated<() => Promise<PageTexts>> = {
  en: async () => (await import('./texts/en.ts')).en,
  nl: async () => (await import('./texts/nl.ts')).nl,
  de: async () => (await import('./texts/de.ts')).de,
  it: async () => (await import('./texts/it.ts')).it,
  es: async () => (await import('./texts/es.ts')).es,
  'pt-br': async () => (await import('./texts/pt-br.ts')).ptBr,
  pt: async () => (await import('./texts/pt.ts')).pt,
};
export const pageTexts = (locale: Locale): Promise<PageTexts> => inLanguage(TEXTS, locale)();
