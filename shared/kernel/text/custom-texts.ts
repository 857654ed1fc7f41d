import * as z from 'zod';
import type { Locale } from './locale.ts';
import { text } from './text.ts';
import { LANGUAGES, type Language, languageOf } from './translated.ts';

/** Versions of an agency's own text by language, beside its main text. */
export const otherLanguages = (max: number) => z.partialRecord(z.enum(LANGUAGES), text(max)).default({});

/** The agency's text for a reader: in their language if it has one, else the main text. */
export const ownText = (
  main: string | undefined,
  others: Readonly<Partial<Record<Language, string>>> | undefined,
  locale: Locale,
): string => others?.[languageOf(locale)] || main || '';
