import { describe, expect, it, test } from 'vitest';
import { slugOf, translationFor } from './rules.ts';

describe('the language of an article', () => {
  const said = (...languages: readonly ('en' | 'nl' | 'de' | 'en-gb')[]) => languages.map((language) => ({ language }));
  it("is the reader's own", () => {
    expect(translationFor(said('en', 'nl', 'de'), 'nl')).toEqual({ language: 'nl' });
  });
  it('is English for who reads British English, and for everybody whose language is not there', () => {
    for (const locale of ['en-gb', 'pt-br', 'it'] as const)
      expect(translationFor(said('nl', 'en', 'de'), locale)).toEqual({ language: 'en' });
  });
});

test('a title becomes a part of an address', () => {
  expect(slugOf('Verfügbarkeit, für E-Mails & Größe')).toBe('verfugbarkeit-fur-e-mails-grosse');
});
