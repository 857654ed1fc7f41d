import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { RECORD_WORDS } from '#shared/record-words.ts';

/** The title of the documents of a kind: of one record, or of a list. */
export const areaTitle = (kind: TemplateKind, area: WordKind, locale: Locale): string =>
  inLanguage(RECORD_WORDS[area][kind === 'record' ? 'one' : 'many'], locale);

const EVERY_FIELD = {
  en: 'every field',
  nl: 'alle velden',
  de: 'alle Felder',
  it: 'tutti i campi',
  es: 'todos los campos',
  'pt-br': 'todos os campos',
  pt: 'todos os campos',
};
const EACH_ROW = {
  en: 'Every field of a row',
  nl: 'Alle velden van een rij',
  de: 'Alle Felder einer Zeile',
  it: 'Tutti i campi di una riga',
  es: 'Todos los campos de una fila',
  'pt-br': 'Todos os campos de uma linha',
  pt: 'Todos os campos de uma linha',
};
export const everyField = (locale: Locale): string => inLanguage(EVERY_FIELD, locale);
export const eachRow = (locale: Locale): string => inLanguage(EACH_ROW, locale);
