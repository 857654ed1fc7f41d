import type { TemplateKind, WordArea } from '#shared/domains/word-template/schemas.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { inLanguage, words } from '#shared/kernel/translated.ts';
import { RECORD_WORDS } from '#shared/record-words.ts';

/** The title of the documents of a kind: of one record, or of a list. */
export const areaTitle = (kind: TemplateKind, area: WordArea, locale: Locale): string =>
  inLanguage(RECORD_WORDS[area][kind === 'record' ? 'one' : 'many'], locale);

const EVERY_FIELD = words(
  'every field',
  'alle velden',
  'alle Felder',
  'tutti i campi',
  'todos los campos',
  'todos os campos',
  'todos os campos',
);
const EACH_ROW = words(
  'Every field of a row',
  'Alle velden van een rij',
  'Alle Felder einer Zeile',
  'Tutti i campi di una riga',
  'Todos los campos de una fila',
  'Todos os campos de uma linha',
  'Todos os campos de uma linha',
);
export const everyField = (locale: Locale): string => inLanguage(EVERY_FIELD, locale);
export const eachRow = (locale: Locale): string => inLanguage(EACH_ROW, locale);
