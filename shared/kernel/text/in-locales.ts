import * as z from 'zod';
import type { Locale } from './locale.ts';

/** Builds the schema of a value that a user writes in the languages of their choice. */
export const inLocales = <S extends z.ZodType>(schema: S) =>
  z.object({
    en: schema.optional(),
    nl: schema.optional(),
    de: schema.optional(),
    'en-gb': schema.optional(),
    it: schema.optional(),
    es: schema.optional(),
    'pt-br': schema.optional(),
    pt: schema.optional(),
  } satisfies Record<Locale, unknown>);
