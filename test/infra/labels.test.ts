import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definedFields } from '#shared/fields.ts';
import { LANGUAGES, type Language } from '#shared/kernel/text/translated.ts';
import { RECORDS } from '#shared/records.ts';

/** The text of a line of a catalog, such as `msgid "Room"`; undefined if the entry has no such line. */
function textOf(entry: string, line: 'msgid' | 'msgstr'): string | undefined {
  const found = new RegExp(`^${line} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1];
  return found
    ?.trim()
    .split('\n')
    .map((part) => JSON.parse(part) as string)
    .join('');
}
/** The translations of each English text. A text with several contexts has several. */
function catalogOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const entry of readFileSync(`web/locales/${language}.po`, 'utf8').split('\n\n')) {
    const [text, translation] = [textOf(entry, 'msgid'), textOf(entry, 'msgstr')];
    if (text && translation && !entry.startsWith('#~')) all.set(text, [...(all.get(text) ?? []), translation]);
  }
  return all;
}

const catalogs = LANGUAGES.map((language) => [language, catalogOf(language)] as const);
/** The labels whose page and field have different words in a language. */
const differences = (kind: (typeof RECORDS)[number]['name']): string[] =>
  Object.entries(definedFields(kind).words).flatMap(([field, words]) =>
    catalogs.flatMap(([language, catalog]) => {
      const labels = catalog.get(words.en);
      if (!labels || labels.includes(words[language])) return [];
      return [`${kind}.${field} in ${language}: "${words[language]}", on pages "${labels.join('", "')}"`];
    }),
  );

describe('a label that a field and a page share', () => {
  it.each(RECORDS.map(({ name }) => name))('has one translation in each language: %s', (kind) => {
    expect(differences(kind)).toEqual([]);
  });

  it('exists, so that an empty catalog passes no test', () => {
    for (const [, catalog] of catalogs) expect(catalog.get('Promoter')).toHaveLength(1);
  });
});
